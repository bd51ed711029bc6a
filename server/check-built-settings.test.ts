import { expect, test } from 'vitest';
import { checkBuiltSettings } from './check-built-settings.ts';
import { readSettings } from './env.ts';
import { StartError } from './start-error.ts';

const PUBLIC = 'https://www.firm.test';

/** Compares the settings. @returns the warnings in the log */
function check(settings: Record<string, string>, builtWith: Record<string, string>) {
  const warnings: unknown[] = [];
  checkBuiltSettings(
    readSettings(settings),
    { builtWith },
    { warn: (...words: unknown[]) => void warnings.push(words) },
  );
  return warnings;
}

test('the settings of the build are accepted', () => {
  const cdn = { SITE_URL: PUBLIC, FONT_ORIGIN: 'https://cdn.firm.test' };
  expect(check(cdn, cdn)).toEqual([]);
  expect(check({ SITE_URL: `${PUBLIC}/`, MEDIA_ORIGIN: '' }, { SITE_URL: PUBLIC })).toEqual([]);
});

test('a public site is refused with each setting that is not that of the build', () => {
  const start = () =>
    check(
      { SITE_URL: PUBLIC, PORT: '80', MEDIA_ORIGIN: 'https://cdn.firm.test' },
      { SITE_URL: 'http://localhost:3000' },
    );
  expect(start).toThrow(StartError);
  expect(start).toThrow(
    'SITE_URL was http://localhost:3000 and is https://www.firm.test, MEDIA_ORIGIN was not set and is https://cdn.firm.test. Run',
  );
});

test('a site on this machine gets a warning', () => {
  expect(check({ SITE_URL: 'http://localhost:4000' }, { SITE_URL: PUBLIC })).toEqual([
    [
      { settings: [{ name: 'SITE_URL', now: 'http://localhost:4000', built: PUBLIC }] },
      'the site was built with other settings',
    ],
  ]);
});
