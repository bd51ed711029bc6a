import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInSettings, type Settings } from '../server/env.ts';
import { buildInputs } from './build-inputs.ts';

/**
 * A hash of what a build reads: its source files and settings. While it stays the same, there is
 * nothing to build again. Visitors never see it. They see the release, a hash of what was built
 * (name-release.ts).
 * @param root folder of the project
 */
export function buildStamp(settings: Settings, root = '.'): string {
  const hash = createHash('sha256').update(JSON.stringify(builtInSettings(settings)));
  for (const file of buildInputs(root))
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
