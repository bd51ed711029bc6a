import { DAY } from '#app/i18n/durations.ts';
import type { Tokens } from '#app/ports.ts';

const TOKEN_LIFE = 30 * DAY;

/**
 * The server stores only one submission per token.
 * @param given `shown` if the page contains the token, `asked` if a script requests the token
 */
export function newToken(signed: Tokens, given: 'shown' | 'asked' = 'shown'): string {
  return signed.sign('form', `${given} ${crypto.randomUUID()}`, TOKEN_LIFE);
}

/** Milliseconds since the form was shown. Undefined if a script requested the token. */
export function shownFor(token: ReturnType<Tokens['open']>): number | undefined {
  return token?.content.startsWith('shown ') ? Date.now() - token.signedAt : undefined;
}
