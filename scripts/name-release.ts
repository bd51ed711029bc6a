import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in.ts';

/** A placeholder that is as long as a release's name. In development, the placeholder stays. */
export const UNNAMED_RELEASE = 'unnamedbuild';

/**
 * Names a release by a hash of the build, and replaces the placeholder with the name.
 * @param folders folders that are hashed and get the name
 * @param furtherParts other texts that affect responses, such as the server's sources
 * @param bundles folders that only get the name, because their bytes differ in each build
 */
export function nameRelease(
  folders: readonly string[],
  furtherParts: readonly string[],
  bundles: readonly string[] = [],
): string {
  const hash = createHash('sha256');
  const unnamed: { file: string; bytes: Buffer }[] = [];
  for (const folder of [...folders, ...bundles]) {
    for (const name of filesIn(folder)) {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      // Without the length, different files could give the same hash.
      if (folders.includes(folder)) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
      if (bytes.includes(UNNAMED_RELEASE)) unnamed.push({ file, bytes });
    }
  }
  hash.update(furtherParts.join('\n'));
  const release = hash.digest('hex').slice(0, UNNAMED_RELEASE.length);
  for (const { file, bytes } of unnamed) writeFileSync(file, nameIn(bytes, release));
  return release;
}

/** Replaces bytes, because reading a picture as text would damage the picture. */
function nameIn(bytes: Buffer, release: string): Buffer {
  for (let at = bytes.indexOf(UNNAMED_RELEASE); at !== -1; at = bytes.indexOf(UNNAMED_RELEASE, at))
    bytes.write(release, at, 'latin1');
  return bytes;
}
