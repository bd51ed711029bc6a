import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPath } from '#app/seo/markdown-path.ts';
import { markdownOfPage } from '#server/markdown/page-markdown.ts';

/** Writes beside each built page that search engines may know what it says, as Markdown. */
export function writeMarkdownPages(folder: string): void {
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const markdown = markdownOfPage(readFileSync(path.join(folder, file), 'utf8'));
    const address = `/${path.dirname(file).split(path.sep).join('/')}`;
    if (markdown) writeFileSync(path.join(folder, markdownPath(address === '/.' ? '/' : address)), markdown);
  }
}
