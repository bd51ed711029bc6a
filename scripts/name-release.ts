import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Stands for the release in everything that is generated, bundled and rendered, until its name is
 * known. As long as a name, so that putting one in its place moves nothing. In development it is
 * the release itself.
 */
export const UNNAMED_RELEASE = 'unnamedbuild';

/**
 * Names a release after what it serves, then writes the name wherever the placeholder is. The name
 * is a hash of the pages, their data and files. So it changes when any of them does, and never
 * because of a source file that has no effect on them.
 * @param folders what was built, with the placeholder in it
 * @param furtherParts what decides about answers as well, but is not in the folders, such as the
 * server's sources
 * @param bundles folders that get the name without being hashed: the bundler names and orders the
 * server's chunks
 *   differently from one build to the next
 * @returns the name
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
      // The length tells where one file ends and the next begins.
      if (folders.includes(folder)) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
      if (bytes.includes(UNNAMED_RELEASE)) unnamed.push({ file, bytes });
    }
  }
  hash.update(furtherParts.join('\n'));
  const release = hash.digest('hex').slice(0, UNNAMED_RELEASE.length);
  for (const { file, bytes } of unnamed) writeFileSync(file, nameIn(bytes, release));
  return release;
}

/** Sorted, because the order in which a folder lists its files differs between machines. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

/** Works on bytes: a picture that holds the placeholder by chance stays a picture. */
function nameIn(bytes: Buffer, release: string): Buffer {
  for (let at = bytes.indexOf(UNNAMED_RELEASE); at !== -1; at = bytes.indexOf(UNNAMED_RELEASE, at))
    bytes.write(release, at, 'latin1');
  return bytes;
}
