import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in.ts';

/** The build reads all files in these folders, even if no module imports them. */
const FOLDERS = ['app', 'art', 'content', 'delivery'];
const SCAFFOLDS = 'content/new/';
const NOT_BUILT = /\.test\.|(^|\/)README\.md$/;
/** Entry points of the build, which also reads all modules that they import. */
const ENTRIES = [
  'scripts/build.ts',
  'server/app.ts',
  'server/main.ts',
  'vite.config.ts',
  'react-router.config.ts',
];
const CONFIGURATION = ['package-lock.json', 'tsconfig.json'];
const IMPORTED = /(?:\bfrom|\bimport|\bimport\() ?'(?<specifier>(?:\.{1,2}\/|#)[^']+)'/g;

/** Lists the source files of a build, sorted. Changes to other files need no new build. */
export function buildInputs(root = '.'): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`),
  ).filter((file) => !NOT_BUILT.test(file) && !file.startsWith(SCAFFOLDS));
  return [...new Set([...inFolders, ...importedFrom(root, ENTRIES), ...CONFIGURATION])].sort();
}

function importedFrom(root: string, entries: string[]): string[] {
  const found = new Set(entries);
  // The loop also visits the files that it adds to `found`.
  for (const file of found) {
    if (!/\.m?ts$/.test(file)) continue;
    for (const imported of importsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      if (!imported.startsWith('generated/') && existsSync(path.join(root, imported)))
        found.add(imported);
    }
  }
  return [...found];
}

function importsOf(file: string, source: string): string[] {
  return Array.from(source.matchAll(IMPORTED), ({ groups }) => groups?.specifier ?? '').map(
    (specifier) =>
      specifier.startsWith('#')
        ? specifier.slice(1)
        : path.posix.join(path.posix.dirname(file), specifier),
  );
}
