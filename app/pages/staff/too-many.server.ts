import type { RouterContextProvider } from 'react-router';
import { staffLimit } from '#app/staff-ports.ts';
import type { Language } from '#content/languages.ts';
import { plainAnswer } from './staff-answer.server.tsx';

/** Counts the request. @returns the answer for a client that has sent too many of them */
export async function tooMany(
  context: Readonly<RouterContextProvider>,
  language: Language,
): Promise<Response | undefined> {
  const seconds = await context.get(staffLimit)();
  if (seconds === undefined) return undefined;
  const answer = plainAnswer(language, 'limited', 429);
  answer.headers.set('Retry-After', String(seconds));
  return answer;
}
