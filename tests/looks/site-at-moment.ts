import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { MANIFEST, type Manifest } from '#delivery/manifest.ts';
import { memoryFolder } from '#tests/support/memory-folder.ts';
import { type RunningSite, startSite } from '#tests/support/run.ts';
import { siteClock } from '#tests/support/site-clock.ts';

/**
 * Starts the built site with its clock at a given moment. An old time in the manifest makes the
 * server render all pages again.
 */
export async function siteAtMoment(moment: number): Promise<RunningSite> {
  const folder = mkdtempSync(path.join(memoryFolder(), 'miqyas-looks-'));
  const inFolder = (file: string) => path.join(folder, file);
  mkdirSync(inFolder('build'));
  for (const name of ['server', 'package.json', 'node_modules'])
    symlinkSync(path.resolve(name), inFolder(name));
  for (const name of readdirSync('build').filter((file) => file !== path.basename(MANIFEST)))
    symlinkSync(path.resolve('build', name), inFolder(`build/${name}`));
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  writeFileSync(inFolder(MANIFEST), JSON.stringify({ ...manifest, renderedAt: 0 }));
  const clock = siteClock(folder);
  clock.setOffBy(moment - Date.now());
  const site = await startSite({
    folder,
    settings: { ...clock.settings, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' },
  });
  return {
    ...site,
    stop: async (signal) => {
      const ended = await site.stop(signal);
      rmSync(folder, { recursive: true, force: true });
      return ended;
    },
  };
}
