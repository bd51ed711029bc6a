import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { markdownPath } from '#app/seo/markdown-path.ts';
import { markdownOfPage } from '#server/markdown/page-markdown.ts';

/** Writes beside each built page that search engines may know what it says, as Markdown. @returns the files, as paths in the folder */
export async function writeMarkdownPages(folder: string): Promise<string[]> {
  const written: string[] = [];
  // What a page says does not depend on its query.
  for (const file of globSync('**/index.html', { cwd: folder, exclude: ['**/*%3F*'] })) {
    const markdown = markdownOfPage(readFileSync(path.join(folder, file), 'utf8'));
    const address = `/${path.dirname(file).split(path.sep).join('/')}`;
    if (markdown) {
      const target = markdownPath(address === '/.' ? '/' : address).slice(1);
      writeFileSync(path.join(folder, target), markdown);
      written.push(target);
    }
    // Who compresses files meanwhile wants the next one.
    await othersTurn();
  }
  return written;
}
