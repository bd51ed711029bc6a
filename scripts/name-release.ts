import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in.ts';

/** A placeholder that is as long as a release's name. In development, it is never replaced. */
export const UNNAMED_RELEASE = 'unnamedbuild';

/**
 * Names a release by a hash of the build, and replaces the placeholder with the name.
 * @param folders folders of the build that contain the placeholder
 * @param furtherParts other texts that affect responses, such as the server's sources
 * @param bundles folders that get the name but are not hashed, because the bundler names and orders
 * the server's chunks differently in each build
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
      // The length marks where each file ends, so that different files cannot give the same hash.
      if (folders.includes(folder)) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
      if (bytes.includes(UNNAMED_RELEASE)) unnamed.push({ file, bytes });
    }
  }
  hash.update(furtherParts.join('\n'));
  const release = hash.digest('hex').slice(0, UNNAMED_RELEASE.length);
  for (const { file, bytes } of unnamed) writeFileSync(file, nameIn(bytes, release));
  return release;
}

/** Replaces the placeholder in the bytes, because a picture that is read as text gets damaged. */
function nameIn(bytes: Buffer, release: string): Buffer {
  for (let at = bytes.indexOf(UNNAMED_RELEASE); at !== -1; at = bytes.indexOf(UNNAMED_RELEASE, at))
    bytes.write(release, at, 'latin1');
  return bytes;
}
