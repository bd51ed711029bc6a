/** Why a form was not received, apart from errors at its fields. */
export type Problem = 'origin' | 'limit' | 'unavailable' | 'unreachable' | 'tooLarge' | 'malformed';

/** A refused form: its values and its errors. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  /**
   * The keys of messages by field, in the form's order. A limit follows a colon, as in
   * `tooLong:100`.
   */
  errors: Readonly<Record<string, string>>;
  problem?: { key: Problem; seconds?: number };
  /** The token of this form as it is shown to this visitor. */
  token?: string;
};

/** Fields that every form has besides its own. */
export const TOKEN_FIELD = 'token';
/** A field that is hidden from people. Bots like to fill in a field of this name. */
export const TRAP_FIELD = 'fax';
/** The button that shows the form in another language in browsers without a script. */
export const SWITCH_FIELD = 'switch';

/** The errors at a form's fields, or the problem of the whole form. */
export type Refusal = Pick<FormState, 'errors' | 'problem'>;

export function isRefused({ errors, problem }: Refusal): boolean {
  return problem !== undefined || Object.keys(errors).length > 0;
}
