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
import { languageCodes } from '#content/languages.ts';

/**
 * Makes a folder with the built site in which one webinar has other facts. The pages stay old until
 * the server renders them again.
 */
export function siteWithWebinar(slug: string, facts: Partial<Webinar>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  link('.', folder, ['build', 'data', '.git']);
  mkdirSync(path.join(folder, 'build'));
  link('build', path.join(folder, 'build'), ['server']);
  cpSync('build/server', path.join(folder, 'build/server'), { recursive: true });
  for (const code of languageCodes) {
    const file = path.join(folder, `build/server/content/${code}.json`);
    const content = JSON.parse(readFileSync(file, 'utf8'));
    const webinar = content.collections.webinars.find((one: Webinar) => one.slug === slug);
    Object.assign(webinar, facts);
    writeFileSync(file, JSON.stringify(content));
  }
  return folder;
}

function link(from: string, to: string, without: string[]): void {
  for (const name of readdirSync(from).filter((name) => !without.includes(name)))
    symlinkSync(path.resolve(from, name), path.join(to, name));
}
