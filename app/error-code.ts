/**
 * React Router replaces the message of a server error with this text. The server then replaces the
 * text with an error code.
 */
export const HIDDEN_MESSAGE = 'Unexpected Server Error';

const CODE = /^E-[0-9A-Z]{3}-[0-9A-Z]{3}$/;

/**
 * Returns the code of an error on the server, or `HIDDEN_MESSAGE`, which the server replaces with
 * the code. Returns undefined for an error in the browser.
 */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.message === HIDDEN_MESSAGE || CODE.test(error.message) ? error.message : undefined;
}
