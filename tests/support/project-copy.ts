import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Ended, type RunningSite, run, startSite } from './run.ts';

const SOURCES = [
  'app',
  'delivery',
  'art',
  'bench',
  'content',
  'scripts',
  'server',
  '.dependency-cruiser.cjs',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

export type ProjectCopy = {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  edit: (file: string, passage: string | RegExp, replacement: string) => void;
  delete: (file: string) => void;
  restore: () => void;
  run: (...command: string[]) => Promise<Ended>;
  /** Builds the copy. `pagesOnly` skips compression and pictures, which halves the time. */
  build: (options?: { settings?: Record<string, string>; pagesOnly?: boolean }) => Promise<Ended>;
  serve: (settings?: Record<string, string>) => Promise<RunningSite>;
  remove: () => void;
};

/**
 * Copies the project, so that a test can break the copy or build it with other settings.
 * @param sources the files and folders to copy
 */
export function copyProject(sources = SOURCES): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-'));
  const inCopy = (file: string) => path.join(folder, file);
  const changed = new Set<string>();
  const read = (file: string) => readFileSync(inCopy(file), 'utf8');
  const write = (file: string, text: string) => {
    changed.add(file);
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    writeFileSync(inCopy(file), text);
  };
  const remove = (file: string) => {
    changed.add(file);
    rmSync(inCopy(file), { recursive: true, force: true });
  };

  for (const source of sources) cpSync(source, inCopy(source), { recursive: true });
  symlinkSync(path.resolve('node_modules'), inCopy('node_modules'));
  return {
    folder,
    read,
    write,
    edit: (file, passage, replacement) => {
      const text = read(file);
      const edited = text.replace(passage, () => replacement);
      if (edited === text) throw new Error(`${file} does not contain ${passage}`);
      write(file, edited);
    },
    delete: remove,
    restore: () => {
      for (const file of changed) {
        remove(file);
        if (existsSync(file)) cpSync(file, inCopy(file), { recursive: true });
      }
      changed.clear();
    },
    run: (...command) => run(command, { folder }),
    build: ({ settings = {}, pagesOnly = false } = {}) =>
      run(['scripts/build.ts', ...(pagesOnly ? ['--pages-only'] : [])], { folder, settings }),
    serve: (settings = {}) => startSite({ folder, settings }),
    remove: () => remove('.'),
  };
}
