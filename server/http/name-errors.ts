import { HIDDEN_MESSAGE } from '#app/error-code.ts';
import type { ReportError } from '#app/ports.ts';
import { newReference } from '#server/submissions/store/reference.ts';

/** Logs an error with its code. */
type LogError = (error: unknown, code: string) => void;

/** Makes a random code such as E-K7F-4WM. It can be read out, and looks unlike a reference. */
export function newErrorCode(): string {
  return `E-${newReference()}`;
}

/**
 * Gives the errors of a request a code, and writes the code into an answer that failed. The page,
 * the data for the router and the JSON for a form all contain the text that is replaced.
 */
export async function nameErrors(
  log: LogError,
  answer: (report: ReportError) => Promise<Response>,
): Promise<Response> {
  let code: string | undefined;
  const response = await answer((error) => {
    code ??= newErrorCode();
    log(error, code);
    return code;
  });
  if (code === undefined || response.status < 500) return response;
  return new Response((await response.text()).replaceAll(HIDDEN_MESSAGE, code), response);
}
