import { TRAP_FIELD } from './form-state.ts';

/**
 * A field that bots fill in. People neither see nor reach it.
 * @param words explain the field where there is no style sheet
 */
export function Trap({ words }: { words?: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      {words && <span>{words}</span>}
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
