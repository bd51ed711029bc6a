import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { markdownPath } from '#app/seo/markdown-path.ts';
import { addressOf } from '#server/http/file-names.ts';
import { markdownOfPage } from '#server/markdown/page-markdown.ts';

/**
 * Writes beside each built page that search engines may know what it says, as Markdown.
 * @returns the files, as paths in the folder
 */
export async function writeMarkdownPages(folder: string): Promise<string[]> {
  const written: string[] = [];
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const address = addressOf(file);
    // What a page says does not depend on its query.
    if (address.includes('?')) continue;
    const markdown = markdownOfPage(readFileSync(path.join(folder, file), 'utf8'));
    if (markdown) {
      const target = markdownPath(address).slice(1);
      writeFileSync(path.join(folder, target), markdown);
      written.push(target);
    }
    // Who compresses files meanwhile wants the next one.
    await othersTurn();
  }
  return written;
}
