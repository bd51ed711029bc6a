import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Webinar } from '#app/kinds/webinars/schema.ts';
import { type LanguageCode, languageCodes } from '#content/languages.ts';

/**
 * Makes a folder with the built site in which one webinar has other facts. The pages stay old until
 * the server renders them again.
 */
export function siteWithWebinar(slug: string, facts: Partial<Webinar>): string {
  return siteWithContent((content) => {
    const webinar = content.collections.webinars.find((one: Webinar) => one.slug === slug);
    Object.assign(webinar, facts);
  });
}

/** Makes a folder with the built site in which `change` has changed the words of each language. */
// biome-ignore lint/suspicious/noExplicitAny: the compiled content of a language
export function siteWithContent(change: (content: any, code: LanguageCode) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  link('.', folder, ['build', 'data', '.git']);
  mkdirSync(path.join(folder, 'build'));
  link('build', path.join(folder, 'build'), ['server']);
  cpSync('build/server', path.join(folder, 'build/server'), { recursive: true });
  for (const code of languageCodes) {
    const file = path.join(folder, `build/server/content/${code}.json`);
    const content = JSON.parse(readFileSync(file, 'utf8'));
    change(content, code);
    writeFileSync(file, JSON.stringify(content));
  }
  return folder;
}

function link(from: string, to: string, without: string[]): void {
  for (const name of readdirSync(from).filter((name) => !without.includes(name)))
    symlinkSync(path.resolve(from, name), path.join(to, name));
}
