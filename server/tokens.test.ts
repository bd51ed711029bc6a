import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import { createTokens } from './tokens.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function siteAtNoon(secret: Uint8Array = randomBytes(32)) {
  const clock = { now: NOON };
  return { clock, secret, ...createTokens(secret, () => clock.now) };
}

test('a token returns its content and time', () => {
  const { sign, open } = siteAtNoon();
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (purpose, content) => {
      expect(open(purpose, sign(purpose, content, HOUR))).toEqual({ content, signedAt: NOON });
    }),
  );
});

test('a token is short and valid in a URL', () => {
  const token = siteAtNoon().sign('unsubscribe', '0123456789abcdef', HOUR);
  expect(token).toMatch(/^[\w-]+$/);
  expect(token.length).toBeLessThanOrEqual(60);
});

test('a token is valid for one purpose only', () => {
  const { sign, open } = siteAtNoon();
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (purpose, other, content) => {
      fc.pre(purpose !== other);
      expect(open(other, sign(purpose, content, HOUR))).toBeUndefined();
    }),
  );
  // A token must not stay valid if a character moves from the content to the purpose.
  expect(open('confirm:', sign('confirm', ':a', HOUR))).toBeUndefined();
});

test('a token of another site is invalid', () => {
  expect(siteAtNoon().open('confirm', siteAtNoon().sign('confirm', 'a', HOUR))).toBeUndefined();
});

test('a change of any character makes a token invalid', () => {
  const { sign, open } = siteAtNoon();
  for (const content of ['', 'a', 'ab', 'abc']) {
    const token = sign('confirm', content, HOUR);
    for (let at = 0; at < token.length; at++) {
      for (const character of BASE64URL) {
        if (character === token[at]) continue;
        expect(
          open('confirm', token.slice(0, at) + character + token.slice(at + 1)),
        ).toBeUndefined();
      }
    }
  }
});

test('a longer, shorter or differently encoded token is invalid', () => {
  const { sign, open } = siteAtNoon();
  for (const content of ['a', 'ab', 'abc', 'abcd']) {
    const token = sign('confirm', content, HOUR);
    for (const added of ['=', '==', 'A', ' ', '\n', '.', '%00', '&', 'AAAA']) {
      expect(open('confirm', token + added)).toBeUndefined();
      expect(open('confirm', added + token)).toBeUndefined();
      expect(open('confirm', token.slice(0, 9) + added + token.slice(9))).toBeUndefined();
    }
    for (let length = 0; length < token.length; length++)
      expect(open('confirm', token.slice(0, length))).toBeUndefined();
    const standard = Buffer.from(token, 'base64url').toString('base64');
    if (standard !== token) expect(open('confirm', standard)).toBeUndefined();
  }
});

test('unsigned text is no token', () => {
  const { open } = siteAtNoon();
  const likeOurs = fc
    .uint8Array({ minLength: 28, maxLength: 60 })
    .map((bytes) => toBase64Url(Uint8Array.of(1, ...bytes)));
  fc.assert(
    fc.property(fc.oneof(fc.string(), likeOurs), (token) => {
      expect(open('confirm', token)).toBeUndefined();
    }),
  );
});

test('a token expires', () => {
  const { clock, sign, open } = siteAtNoon();
  const token = sign('confirm', 'a', HOUR);
  clock.now = NOON + HOUR - 1;
  expect(open('confirm', token)).toBeDefined();
  clock.now = NOON + HOUR;
  expect(open('confirm', token)).toBeUndefined();
  expect(open('confirm', sign('confirm', 'a', 0))).toBeUndefined();
});

test('a token may be valid for ever', () => {
  const { clock, sign, open } = siteAtNoon();
  const token = sign('unsubscribe', 'a', Number.POSITIVE_INFINITY);
  clock.now = NOON + 36_500 * DAY;
  expect(open('unsubscribe', token)).toEqual({ content: 'a', signedAt: NOON });
});

test('a clock slightly behind the signer’s does no harm', () => {
  const { clock, sign, open } = siteAtNoon();
  const token = sign('confirm', 'a', HOUR);
  clock.now = NOON - 5 * MINUTE;
  expect(open('confirm', token)).toBeDefined();
  clock.now = NOON - 5 * MINUTE - 1;
  expect(open('confirm', token)).toBeUndefined();
});

test('a token signed by a clock 40 days ahead is not valid longer', () => {
  const { clock, sign, open } = siteAtNoon();
  clock.now = NOON + 40 * DAY;
  const token = sign('confirm', 'a', HOUR);
  clock.now = NOON;
  expect(open('confirm', token)).toBeUndefined();
  clock.now = NOON + 40 * DAY + HOUR;
  expect(open('confirm', token)).toBeUndefined();
});

function toBase64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
