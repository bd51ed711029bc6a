/** Why something was not received, beyond single fields. */
export type Problem = 'origin' | 'limit' | 'unavailable' | 'unreachable' | 'tooLarge' | 'malformed';

/** A form as it comes back: what was typed, and what is wrong with it. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  /**
   * Keys of messages by field, in the form's order; a limit stands after a colon, as in
   * `tooLong:100`.
   */
  errors: Readonly<Record<string, string>>;
  problem?: { key: Problem; seconds?: number };
  /** Of this form as it is shown to this visitor. */
  token?: string;
};

/** Fields that every form has beside its own. */
export const TOKEN_FIELD = 'token';
/** Hidden from people. Its name is one that machines like to fill in. */
export const TRAP_FIELD = 'fax';
/** The button that shows the form in another language, for browsers without a script. */
export const SWITCH_FIELD = 'switch';

export function isRefused({ errors, problem }: Pick<FormState, 'errors' | 'problem'>): boolean {
  return problem !== undefined || Object.keys(errors).length > 0;
}
