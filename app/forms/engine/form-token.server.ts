import { DAY } from '#app/i18n/durations.ts';
import type { Tokens } from '#app/ports.ts';

/** A form that was left open can still be sent. */
const TOKEN_LIFE = 30 * DAY;

/**
 * A token that identifies a form, so that sending it twice makes one submission.
 * @param given a token that is shown with the form carries the time. One that a script asks for
 * does not, because the script may ask for it in the moment of sending.
 */
export function newToken(signed: Tokens, given: 'shown' | 'asked' = 'shown'): string {
  return signed.sign('form', `${given} ${crypto.randomUUID()}`, TOKEN_LIFE);
}

/** How long a form had been shown when it was sent, in milliseconds, where its token shows it. */
export function shownFor(token: ReturnType<Tokens['open']>): number | undefined {
  return token?.content.startsWith('shown ') ? Date.now() - token.signedAt : undefined;
}
