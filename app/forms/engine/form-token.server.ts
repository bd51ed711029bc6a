import { DAY } from '#app/i18n/durations.ts';
import type { Tokens } from '#app/ports.ts';

const TOKEN_LIFE = 30 * DAY;

/**
 * A token that identifies a form, so that sending it twice makes one submission.
 * @param given `asked` by a script, perhaps only when the form is sent
 */
export function newToken(signed: Tokens, given: 'shown' | 'asked' = 'shown'): string {
  return signed.sign('form', `${given} ${crypto.randomUUID()}`, TOKEN_LIFE);
}

/** Milliseconds since the form was shown. A token that a script asked for does not show it. */
export function shownFor(token: ReturnType<Tokens['open']>): number | undefined {
  return token?.content.startsWith('shown ') ? Date.now() - token.signedAt : undefined;
}
