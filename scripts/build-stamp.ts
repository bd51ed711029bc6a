import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from './build-inputs.ts';

/** Hashes the sources of a build. The build is up to date as long as the hash does not change. */
export function buildStamp(root = '.'): string {
  const hash = createHash('sha256');
  for (const file of buildInputs(root))
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
