import { TRAP_FIELD } from './form-state.ts';

/**
 * A field that bots fill in and people do not see. Without a style sheet, `words` explain the
 * field.
 */
export function Trap({ words }: { words?: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      {words && <span>{words}</span>}
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
