import { TRAP_FIELD } from './form-state.ts';

/**
 * A field that bots fill in, but people do not see. Bots skip a field with `display: none`.
 * @param words visible only without the style sheet
 */
export function Trap({ words }: { words?: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      {words && <span>{words}</span>}
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
