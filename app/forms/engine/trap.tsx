import { TRAP_FIELD } from './form-state.ts';

/**
 * A field that bots fill in and people do not see. Bots would skip a field with `display: none`. If
 * the style sheet is missing, people see the field, and `words` explain it.
 */
export function Trap({ words }: { words?: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      {words && <span>{words}</span>}
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
