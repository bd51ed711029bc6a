import { STORE_UNAVAILABLE } from '#app/forms/engine/ports.ts';
import type { ReportError } from '#app/ports.ts';

/** Changes status 500 to 503 if the database was unavailable. */
export async function answerUnavailable(
  report: ReportError,
  answer: (report: ReportError) => Promise<Response>,
): Promise<Response> {
  let isUnavailable = false;
  const response = await answer((error) => {
    isUnavailable ||= error instanceof Error && error.name === STORE_UNAVAILABLE;
    return report(error);
  });
  if (!isUnavailable || response.status !== 500) return response;
  return new Response(response.body, { status: 503, headers: response.headers });
}
