/** React Router shows this text for errors on the server, which replaces it by their codes. */
export const HIDDEN_MESSAGE = 'Unexpected Server Error';

const CODE = /^E-[0-9A-Z]{3}-[0-9A-Z]{3}$/;

/** Returns the code of an error of the server, or undefined for an error of the browser. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.message === HIDDEN_MESSAGE || CODE.test(error.message) ? error.message : undefined;
}
