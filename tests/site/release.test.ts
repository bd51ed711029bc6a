import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UNNAMED_RELEASE } from '#scripts/name-release.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { builtPages } from '#tests/support/built-pages.ts';

const CLIENT = 'build/client';
const LONG = { timeout: 60_000 };
const { release } = JSON.parse(readFileSync(`${CLIENT}/release.json`, 'utf8')) as {
  release: string;
};

test('the release has a name', () => {
  expect(release).toMatch(/^[0-9a-f]{12}$/);
});

test('every page names the release in its preview picture and in its state', LONG, () => {
  for (const { address, html } of builtPages()) {
    const versions = Array.from(
      html.matchAll(/\/social\/[^"]+\.png\?v=(\w+)/g),
      ([, version]) => version,
    );
    expect(new Set(versions), address).toEqual(new Set(html.includes('og:image') ? [release] : []));
    const [state] = /\/start\/state\.[0-9a-f]{8}\.json/.exec(html) ?? [];
    expect(readFileSync(path.join(CLIENT, state ?? 'no state'), 'utf8'), address).toContain(
      release,
    );
  }
});

test('pages that are rendered on request name the release', LONG, async () => {
  const { ask } = await builtApp();
  expect(await (await ask('/about-us.data')).text()).toContain(release);
  expect(await (await ask('/about-us')).text()).toContain(`.png?v=${release}`);
});

test('no file of the site contains the placeholder for the release', LONG, () => {
  const files = globSync('build/{client,server}/**/*.*').filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(file).includes(UNNAMED_RELEASE))).toEqual([]);
});
