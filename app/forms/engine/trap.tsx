import { TRAP_FIELD } from './form-state.ts';

/**
 * Machines fill in what looks like a field; people neither see it nor come to it.
 * @param words for whoever sees it all the same, where there is no style sheet
 */
export function Trap({ words }: { words?: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      {words && <span>{words}</span>}
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
