import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '#tests/support/inbox-for.ts';
import { readSettings } from './env.ts';
import { siteForSettings } from './site-for-settings.ts';
import { StartError } from './start-error.ts';

const start = (DATA_DIR: string) =>
  siteForSettings({
    settings: readSettings({ DATA_DIR, SITE_URL: 'https://www.firm.test' }),
    built: {
      folder: 'build/client',
      manifest: { renderedAt: 0, builtWith: {}, scripts: [], entries: {} },
    },
    app: { pathsAhead: () => [], renderAhead: async () => new Response() },
    log: { info: () => {} },
  });

test('only the user of the site may read the folder of the pages', async () => {
  const folder = path.join(emptyFolder(), 'data');
  await start(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a folder for pages that is not writable is reported in one sentence', async () => {
  const file = path.join(emptyFolder(), 'file');
  writeFileSync(file, '');
  const started = start(path.join(file, 'data'));
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow(/^The pages in .+ cannot be used: ENOTDIR: .+\.$/);
});
