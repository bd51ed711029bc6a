import { expect, test } from 'vitest';
import { URLENCODED } from '#tests/support/form-bytes.ts';
import { encoded, newLetter } from '#tests/support/form-client.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { startSite } from '#tests/support/run.ts';
import { firstOf } from '#tests/support/scope.ts';

const LONG = { timeout: 60_000 };
const ATTEMPTS = 8;
const ALLOWED = 5;

type Forge = (attempt: number) => Record<string, string>;
const address = (attempt: number) => `198.51.100.${attempt}`;
const FORGERIES: Record<string, Forge> = {
  'X-Forwarded-For': (attempt) => ({ 'X-Forwarded-For': address(attempt) }),
  Forwarded: (attempt) => ({ Forwarded: `for=${address(attempt)}` }),
  'X-Real-IP': (attempt) => ({ 'X-Real-IP': address(attempt) }),
  'True-Client-IP': (attempt) => ({ 'True-Client-IP': address(attempt) }),
  'CF-Connecting-IP': (attempt) => ({ 'CF-Connecting-IP': address(attempt) }),
};

async function countAllowed(settings: Record<string, string>, forge: Forge): Promise<number> {
  const { origin, stop } = await startSite({ settings: { LOG_LEVEL: 'error', ...settings } });
  let allowed = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { status, headers } = await rawRequest(origin, '/contact', {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': URLENCODED, ...forge(attempt) },
      body: encoded(newLetter()),
    });
    if (status === 303) allowed++;
    else expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  }
  await stop();
  return allowed;
}

test.each(firstOf(...Object.entries(FORGERIES)))(
  'nobody evades the limit of a form with %s, if no proxy is trusted',
  LONG,
  async (_, forge) => {
    expect(await countAllowed({}, forge)).toBe(ALLOWED);
  },
);

const BEHIND_PROXY: [string, Forge][] = [
  [
    'entries before the one of the proxy',
    (attempt) => ({ 'X-Forwarded-For': `${address(attempt)}, 192.0.2.1` }),
  ],
  ...Object.entries(FORGERIES).filter(([name]) => name !== 'X-Forwarded-For'),
];

test.each(firstOf(...BEHIND_PROXY))(
  'behind a trusted proxy, nobody evades the limit with %s',
  LONG,
  async (_, forge) => {
    expect(await countAllowed({ TRUSTED_PROXIES: '127.0.0.1' }, forge)).toBe(ALLOWED);
  },
);

test('behind a trusted proxy, each visitor has a limit', LONG, async () => {
  const forge: Forge = (attempt) => ({ 'X-Forwarded-For': address(attempt) });
  expect(await countAllowed({ TRUSTED_PROXIES: '127.0.0.1' }, forge)).toBe(ATTEMPTS);
});
