import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInSettings, type Settings } from '../server/env.ts';
import { buildInputs } from './build-inputs.ts';

/**
 * Returns a hash of the inputs of a build: source files and settings. An unchanged stamp means
 * that no new build is needed. Visitors see the release instead, a hash of the result
 * (name-release.ts).
 * @param root folder of the project
 */
export function buildStamp(settings: Settings, root = '.'): string {
  const hash = createHash('sha256').update(JSON.stringify(builtInSettings(settings)));
  for (const file of buildInputs(root))
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
