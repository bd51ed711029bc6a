import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEDIA_NAME } from '#app/content/markdown-blocks.ts';
import { languageCodes, originalLanguage } from '#content/languages.ts';
import { checkContent } from '../content/check.ts';
import { type CompiledContent, compileContent } from '../content/compile.ts';
import { LARGEST, usedMedia } from '../content/media.ts';
import {
  languageOfFile,
  nameInLanguage,
  type Problem,
  type SourceFile,
} from '../content/source-file.ts';
import {
  confirmText,
  pairTexts,
  recordTexts,
  staleProblems,
} from '../content/translation-record.ts';
import { filesIn } from '../files-in.ts';
import { mediaKind } from '../media/media-kind.ts';
import { pictureMistake } from '../media/picture-mistake.ts';
import { type FileValue, mergeFile, readFileValue } from './merge-file.ts';

/** New values of a file. `file` is a path such as content/en/blog/my-post.md. */
export type Change = { file: string; value: Parameters<typeof mergeFile>[1] };

const MEDIA = 'media';
const EDITABLE = /^content\/[^/]+(\/[^/]+){0,2}\.(yaml|md)$/;

/** The folder content/, and a copy of it in which changes are tried before they are saved. */
export class Workspace {
  readonly #root: string;
  readonly #copy = mkdtempSync(path.join(tmpdir(), 'miqyas-edit-'));
  #tried: CompiledContent | undefined;

  constructor(root = 'content') {
    this.#root = root;
  }

  /** All files that the editor may change, with their texts. */
  read(): { file: string; text: string }[] {
    return filesIn(this.#root)
      .map((name) => `content/${name}`)
      .filter((file) => EDITABLE.test(file) && !file.startsWith('content/new/'))
      .map((file) => ({ file, text: readFileSync(this.#pathIn(this.#root, file), 'utf8') }));
  }

  /** The values of a file, or none if the file is not there. */
  valueOf(file: string): FileValue {
    const filePath = this.#pathIn(this.#root, file);
    return existsSync(filePath) ? readFileValue(readFileSync(filePath, 'utf8')) : {};
  }

  /** Compiles the content with the changes, without saving them. */
  tryOut(changes: readonly Change[]): CompiledContent {
    rmSync(this.#copy, { recursive: true, force: true });
    const media = path.resolve(this.#root, MEDIA);
    // The originals of pictures are large and never change here.
    cpSync(this.#root, this.#copy, {
      recursive: true,
      filter: (source) => path.resolve(source) !== media,
    });
    if (existsSync(media)) symlinkSync(media, path.join(this.#copy, MEDIA), 'junction');
    for (const [file, text] of this.#textsOf(changes)) write(this.#pathIn(this.#copy, file), text);
    this.#tried = compileContent(this.#copy);
    return this.#tried;
  }

  /** Everything that the check finds in the content that was tried out last. */
  check(): Problem[] {
    if (!this.#tried) return [];
    const stale = staleProblems(pairTexts(this.#tried, this.#root));
    return [...checkContent(this.#tried, this.#copy), ...stale];
  }

  /** Records a stale text of the content that was tried out last as still correct. */
  confirm(place: Pick<Problem, 'file' | 'key'>): void {
    if (this.#tried) confirmText(pairTexts(this.#tried, this.#root), this.#root, place);
  }

  /**
   * Saves the changes, unless one of their files has a mistake that would stop the build. Texts that
   * changed in both languages are recorded as translated.
   * @returns these mistakes
   */
  save(changes: readonly Change[]): Problem[] {
    const files = new Set(changes.map(({ file }) => file));
    const mistakes = this.tryOut(changes).problems.filter(({ file }) => files.has(file));
    if (mistakes.length > 0) return mistakes;
    for (const [file, text] of this.#textsOf(changes)) {
      write(this.#pathIn(this.#root, file), text);
    }
    recordTexts(pairTexts(compileContent(this.#root), this.#root), this.#root);
    return [];
  }

  /** Reports the pictures of the changed texts that would stop the build. */
  async pictureProblems(changes: readonly Change[]): Promise<Problem[]> {
    const used = new Set(changes.flatMap(({ file, value }) => picturesIn(file, value)));
    const problems: Problem[] = [];
    for (const name of this.pictures().filter((one) => used.has(one))) {
      const mistake = await pictureMistake(path.join(this.#root, MEDIA, name));
      if (mistake) problems.push({ ...mistake, file: `content/${MEDIA}/${name}` });
    }
    return problems;
  }

  /** The names of the originals in content/media/. */
  pictures(): string[] {
    return filesIn(path.join(this.#root, MEDIA)).filter((name) => MEDIA_NAME.test(name));
  }

  /** @returns undefined if there is no such original */
  picture(name: string): Buffer | undefined {
    return this.pictures().includes(name)
      ? readFileSync(path.join(this.#root, MEDIA, name))
      : undefined;
  }

  /** Saves the original of a picture in content/media/. @returns the reason why it does not */
  async savePicture(name: string, bytes: Uint8Array): Promise<Problem | undefined> {
    const problem = (expected: string, received: string): Problem => ({
      file: `content/${MEDIA}/${name}`,
      expected,
      received,
    });
    if (!MEDIA_NAME.test(name))
      return problem('small letters, digits and hyphens, such as my-file.png', name);
    if (bytes.length > LARGEST.picture)
      return problem('a picture of at most 20 MB', `${bytes.length} bytes`);
    if (mediaKind(bytes) !== 'picture')
      return problem('a picture (PNG, JPEG, WebP or AVIF)', 'another kind of file');
    const file = path.join(this.#root, MEDIA, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const part = `${file}.part`;
    try {
      writeFileSync(part, bytes);
      const mistake = await pictureMistake(part);
      if (!mistake) renameSync(part, file);
      return mistake && problem(mistake.expected, mistake.received);
    } finally {
      rmSync(part, { force: true });
    }
  }

  close(): void {
    rmSync(this.#copy, { recursive: true, force: true });
  }

  #textsOf(changes: readonly Change[]): [file: string, text: string][] {
    const known = new Map(this.read().map(({ file, text }) => [file, text]));
    return changes.flatMap(({ file, value }) => {
      const text = known.get(file) ?? (isTranslation(file, known) ? emptyFile(file) : undefined);
      return text === undefined ? [] : [[file, mergeFile(text, value)]];
    });
  }

  #pathIn(root: string, file: string): string {
    return path.join(root, file.slice('content/'.length));
  }
}

/** True if the file is not there yet, but its original is. */
function isTranslation(file: string, known: ReadonlyMap<string, string>): boolean {
  const original = `content/${originalLanguage.code}/${nameInLanguage(file)}`;
  return languageCodes.some((code) => code === languageOfFile(file)) && known.has(original);
}

function picturesIn(file: string, value: Change['value']): string[] {
  const source = { file, value: value as SourceFile['value'], lineOf: () => 1 };
  return usedMedia({ sources: [{ file, language: originalLanguage.code, source }] }).pictures;
}

function emptyFile(file: string): string {
  return file.endsWith('.md') ? '---\n\n---\n' : '';
}

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
