import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders that a build reads as a whole: modules of `app` are also found by routes, virtual modules
 * and style sheets.
 */
const FOLDERS = ['app', 'art', 'content', 'delivery'];
/** Scaffolds of "npm run new". */
const SCAFFOLDS = 'content/new/';
const NOT_BUILT = /\.test\.|(^|\/)README\.md$/;
/** Where the build starts. It also reads every module that these import. */
const ENTRIES = [
  'scripts/build.ts',
  'server/app.ts',
  'server/main.ts',
  'vite.config.ts',
  'react-router.config.ts',
];
/** Names of installed packages with their versions, and options of the compiler. */
const CONFIGURATION = ['package-lock.json', 'tsconfig.json'];
const IMPORTED = /(?:\bfrom|\bimport|\bimport\() ?'(?<specifier>(?:\.{1,2}\/|#)[^']+)'/g;

/**
 * Lists the source files that a build reads, as sorted paths. A change to any other file, such as a
 * test, a benchmark or a README, needs no new build.
 * @param root folder of the project
 */
export function buildInputs(root = '.'): string[] {
  const inFolders = FOLDERS.flatMap((folder) => filesIn(root, folder)).filter(
    (file) => !NOT_BUILT.test(file) && !file.startsWith(SCAFFOLDS),
  );
  return [...new Set([...inFolders, ...importedFrom(root, ENTRIES), ...CONFIGURATION])].sort();
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosix(path.relative(root, path.join(entry.parentPath, entry.name))));
}

/** The entries and all modules of the project that they import, directly or through others. */
function importedFrom(root: string, entries: string[]): string[] {
  const found = new Set(entries);
  // A set that grows while it is iterated visits what was added.
  for (const file of found) {
    if (!/\.m?ts$/.test(file)) continue;
    for (const imported of importsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      if (!imported.startsWith('generated/') && existsSync(path.join(root, imported)))
        found.add(imported);
    }
  }
  return [...found];
}

/** Paths in the project, by the relative specifiers and those of the import map in package.json. */
function importsOf(file: string, source: string): string[] {
  return Array.from(source.matchAll(IMPORTED), ({ groups }) => groups?.specifier ?? '').map(
    (specifier) =>
      specifier.startsWith('#')
        ? specifier.slice(1)
        : toPosix(path.join(path.dirname(file), specifier)),
  );
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
