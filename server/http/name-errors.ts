import { HIDDEN_MESSAGE } from '#app/error-code.ts';
import type { ReportError } from '#app/ports.ts';
import { newReference } from '#server/submissions/store/reference.ts';

type LogError = (error: unknown, code: string) => void;

/** Makes a random code such as E-K7F-4WM. The prefix marks an error. */
export function newErrorCode(): string {
  return `E-${newReference()}`;
}

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
