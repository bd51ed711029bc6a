import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from './build-inputs.ts';

export function buildStamp(root = '.'): string {
  const hash = createHash('sha256');
  for (const file of buildInputs(root))
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
