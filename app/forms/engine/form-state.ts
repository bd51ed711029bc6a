/** Why the whole form was refused. `errors` has the errors of single fields. */
export type Problem = 'origin' | 'limit' | 'unavailable' | 'unreachable' | 'tooLarge' | 'malformed';

export type FormState = {
  values: Readonly<Record<string, string>>;
  /**
   * Keys of messages by field. A key may contain a limit, such as `tooLong:100`, or the name of a
   * file.
   */
  errors: Readonly<Record<string, string>>;
  /** `code` identifies an error of the server in the log. */
  problem?: { key: Problem; seconds?: number; code?: string };
  token?: string;
};

export const TOKEN_FIELD = 'token';
/** The name of a hidden field that bots like to fill in. */
export const TRAP_FIELD = 'fax';
/** The name of the button that shows the form in the other language. */
export const SWITCH_FIELD = 'switch';

export type Refusal = Pick<FormState, 'errors' | 'problem'>;

export function isRefused({ errors, problem }: Refusal): boolean {
  return problem !== undefined || Object.keys(errors).length > 0;
}
