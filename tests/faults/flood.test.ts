import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { encoded, isAcknowledged, newLetter, openBrowser } from '#tests/support/form-client.ts';
import { readStored } from '#tests/support/read-database.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const AT_ONCE = 64;
const REQUESTS = 900;
const FACTOR = 80;

test('every request of a flood is acknowledged or refused, and acknowledged ones are stored once', {
  timeout: 90_000,
}, async () => {
  const settings = await freshDatabase('sqlite');
  const { origin } = await startSiteOn(settings, { RATE_LIMIT_FACTOR: String(FACTOR) });
  const send = openBrowser(AT_ONCE);
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let left = REQUESTS;
  const one = async () => {
    while (left-- > 0) {
      const letter = newLetter();
      const answer = await send({ origin, body: encoded(letter) });
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (isAcknowledged(answer)) acknowledged.push(letter.email);
      else expect(JSON.parse(answer?.body ?? '')).toMatchObject({ values: letter });
      if (status === 429) expect(Number(answer?.retryAfter)).toBeGreaterThan(0);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));

  for (const status of statuses.keys()) expect([200, 429, 503]).toContain(status);
  // The site acknowledges more forms if a new minute begins during the test.
  expect(acknowledged.length).toBeGreaterThanOrEqual(5 * FACTOR);
  expect(statuses.get(429)).toBeGreaterThan(0);
  const stored = await readStored(settings);
  expect([...stored.keys()].sort()).toEqual(acknowledged.sort());
  expect([...stored.values()].every((rows) => rows.length === 1)).toBe(true);
});
