import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { markdownPath } from '#app/seo/markdown-path.ts';
import type { pageMarkdown } from '#app/seo/page-markdown.server.ts';
import { addressOf } from '#server/http/file-names.ts';

/**
 * Writes the Markdown of each built page that search engines may know.
 * @param write the built application's function
 * @returns the files, as paths in the folder
 */
export async function writeMarkdownPages(
  folder: string,
  write: typeof pageMarkdown,
): Promise<string[]> {
  const written: string[] = [];
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const address = addressOf(file);
    // A page with a query has the same Markdown.
    if (address.includes('?')) continue;
    const markdown = await write(languageOfPath(address), neutralPath(address));
    if (markdown === undefined) continue;
    const target = markdownPath(address).slice(1);
    writeFileSync(path.join(folder, target), markdown);
    written.push(target);
  }
  return written;
}
