import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { AS_BEFORE, BASELINES } from '../tests/looks/settings.ts';
import { ensureBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { freePort } from './free-port.ts';
import { hasPalette, shrinkPicture } from './shrink-picture.ts';
import { tellFailure } from './tell-failure.ts';
import { PLAYWRIGHT, runScript, VITEST } from './test/stages.ts';

async function makeBaselines(): Promise<boolean> {
  await buildIfNeeded();
  ensureBrowser();
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    TEST_PORT: String(await freePort()),
    TEST_SCOPE: 'all',
  };
  const sections = ['run', '--project', 'looks', '--testNamePattern', AS_BEFORE, '--update'];
  const pages = ['test', 'tests/looks', '--grep', AS_BEFORE, '--update-snapshots=changed'];
  const succeeded = [
    await runScript(VITEST, sections, environment),
    await runScript(PLAYWRIGHT, pages, environment),
  ];
  await shrinkBaselines();
  return succeeded.every(Boolean);
}

async function shrinkBaselines(): Promise<void> {
  const files = globSync(`${BASELINES}/**/*.png`);
  for (const file of files) {
    const png = readFileSync(file);
    if (!hasPalette(png)) writeFileSync(file, await shrinkPicture(png));
  }
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`${BASELINES}: ${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
}

try {
  process.exitCode = (await makeBaselines()) ? 0 : 1;
} catch (error) {
  tellFailure(error);
}
