import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Mutant } from '#tests/mutants/mutant.ts';
import { applyMutant } from './apply-mutant.ts';

const NOT_COPIED = new Set([
  '.git',
  '.react-router',
  'build',
  'data',
  'node_modules',
  'test-results',
]);
const MADE = ['generated', 'build'];

/** A copy of the project in which defects are inserted. */
export class ProjectCopy {
  readonly folder: string;
  readonly #untouched: string;

  /** @param untouched a folder for the files that are generated from sources without a defect */
  constructor(folder: string, untouched: string) {
    this.folder = folder;
    this.#untouched = untouched;
    for (const name of readdirSync('.')) {
      if (!NOT_COPIED.has(name)) cpSync(name, path.join(folder, name), { recursive: true });
    }
    linkPackages(path.join(folder, 'node_modules'));
    this.#restoreMade();
  }

  /** Saves the generated folders for other copies. */
  keepMade(): void {
    for (const name of MADE) {
      const made = path.join(this.folder, name);
      if (existsSync(made))
        cpSync(made, path.join(this.#untouched, name), { recursive: true, force: true });
    }
  }

  apply(mutant: Mutant): void {
    const file = path.join(this.folder, mutant.file);
    writeFileSync(file, applyMutant(mutant, readFileSync(file, 'utf8')));
  }

  /**
   * Removes a defect.
   * @param isMadeAgain whether files were generated from the defective sources
   */
  restore({ file }: Pick<Mutant, 'file'>, isMadeAgain: boolean): void {
    copyFileSync(file, path.join(this.folder, file));
    if (isMadeAgain) this.#restoreMade();
  }

  #restoreMade(): void {
    for (const name of MADE) {
      const kept = path.join(this.#untouched, name);
      if (!existsSync(kept)) continue;
      rmSync(path.join(this.folder, name), { recursive: true, force: true });
      cpSync(kept, path.join(this.folder, name), { recursive: true });
    }
  }
}

/** Matches caches in node_modules, which copies must not share. */
const CACHES = /^\.vite/;

/** Links the packages, because copying takes seconds and no test changes packages. */
function linkPackages(target: string): void {
  mkdirSync(target);
  for (const name of readdirSync('node_modules')) {
    if (!CACHES.test(name)) linkTree(path.join('node_modules', name), path.join(target, name));
  }
}

function linkTree(source: string, target: string): void {
  const found = lstatSync(source);
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else if (found.isDirectory()) {
    mkdirSync(target);
    for (const name of readdirSync(source))
      linkTree(path.join(source, name), path.join(target, name));
  } else linkFile(source, target);
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
