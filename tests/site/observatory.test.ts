import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { fileHeaders } from '#server/http/security-headers.ts';
import { ask } from '#tests/support/ask-site.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { observatoryScore } from '#tests/support/observatory.ts';

/** The score of every page. SECURITY.md explains which points the site does not get. */
const SCORE = 130;
const OTHERS = ['/nowhere', '/ar/nowhere', '/search?q=data', '/careers?city=dubai', '/about-us/'];
const STRICT_TRANSPORT = 'strict-transport-security';

/** Returns an answer of the site with the header that the site sends only over TLS. */
async function answerWithTls(path: string) {
  const answer = await ask(path);
  const { 'Strict-Transport-Security': header } = fileHeaders(
    readSettings({ SITE_URL: 'https://www.example.com' }),
  );
  return { ...answer, headers: { ...answer.headers, [STRICT_TRANSPORT]: header } };
}

test(`Mozilla's Observatory gives every page ${SCORE} points`, async () => {
  for (const path of [...builtPages().map(({ address }) => address), ...OTHERS])
    expect(observatoryScore(await answerWithTls(path)), path).toMatchObject({ score: SCORE });
});

test.each<[string, Record<string, string | undefined>, number]>([
  ['no content security policy', { 'content-security-policy': undefined }, 75],
  ['inline scripts', { 'content-security-policy': "script-src 'unsafe-inline'" }, 80],
  ['a short time for TLS', { [STRICT_TRANSPORT]: 'max-age=60' }, 120],
  ['no rule for TLS', { [STRICT_TRANSPORT]: undefined }, 80],
  ['guessed types', { 'x-content-type-options': undefined }, 125],
  ['full referrers', { 'referrer-policy': 'unsafe-url' }, 120],
  ['shared credentials', { 'access-control-allow-credentials': 'true' }, 50],
  ['an open cookie', { 'set-cookie': 'a=b' }, 80],
])('a page with %s gets fewer points', async (_, changed, score) => {
  const answer = await answerWithTls('/');
  const headers = { ...answer.headers, ...changed };
  expect(observatoryScore({ ...answer, headers }).score).toBe(score);
});
