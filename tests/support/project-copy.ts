import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Ended, type RunningSite, run, startSite } from './run.ts';

const SOURCES = [
  'app',
  'art',
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
  /** Replaces a passage that must be there. */
  edit: (file: string, passage: string | RegExp, replacement: string) => void;
  delete: (file: string) => void;
  /** Undoes every change to a file or folder of the sources. */
  restore: (source: string) => void;
  /** Runs a script of the copy. */
  run: (...command: string[]) => Promise<Ended>;
  /** Builds the copy as `npm run build` would. */
  build: (settings?: Record<string, string>) => Promise<Ended>;
  /** Serves what was built, on a free port. */
  serve: (settings?: Record<string, string>) => Promise<RunningSite>;
  remove: () => void;
};

/** A copy of the project to break, or to build with other settings, without touching the real one. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-'));
  const inCopy = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(inCopy(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    writeFileSync(inCopy(file), text);
  };
  const remove = (file: string) => rmSync(inCopy(file), { recursive: true, force: true });

  for (const source of SOURCES) cpSync(source, inCopy(source), { recursive: true });
  symlinkSync(path.resolve('node_modules'), inCopy('node_modules'));
  return {
    folder,
    read,
    write,
    edit: (file, passage, replacement) => {
      const text = read(file);
      const edited = text.replace(passage, () => replacement);
      if (edited === text) throw new Error(`${file} does not hold ${passage}`);
      write(file, edited);
    },
    delete: remove,
    restore: (source) => {
      remove(source);
      cpSync(source, inCopy(source), { recursive: true });
    },
    run: (...command) => run(command, { folder }),
    build: (settings = {}) => run(['scripts/build.ts'], { folder, settings }),
    serve: (settings = {}) => startSite({ folder, settings }),
    remove: () => remove('.'),
  };
}
