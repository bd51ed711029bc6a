import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtInSettings, type Settings } from '../server/env.ts';

/** What a build is made of. Anything else may change without a new one. */
const SOURCES = ['app', 'art', 'content', 'scripts', 'server', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json'];

/** Names the build that these sources and settings give: equal stamps, equal site. */
export function buildStamp(settings: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify(builtInSettings(settings)));
  for (const file of SOURCES.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesIn(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
