import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownPath } from '#app/seo/markdown-path.ts';
import type { Language } from '#content/languages.ts';
import type { CompiledContent } from '#scripts/content/compile.ts';
import { writeContent } from '#scripts/generate.ts';
import type * as App from '#server/app.ts';
import { pageSettings, readSettings } from '#server/env.ts';
import { builtPages, type ParsedPage } from './built-pages.ts';
import { documentOf } from './document-of.ts';

type RenderedPage = ParsedPage & { markdown: string | undefined };

/**
 * Renders pages and their Markdown with the given content, without a new build.
 * @param isWanted decides by the address of a page. The default is every page.
 */
export async function renderContent(
  content: CompiledContent,
  isWanted: (address: string) => boolean = () => true,
): Promise<RenderedPage[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-content-'));
  const { NODE_ENV } = process.env;
  // React reads NODE_ENV on import, and renders twice as fast in production mode.
  process.env.NODE_ENV = 'production';
  try {
    cpSync('build/server', folder, { recursive: true });
    writeContent(content, path.join(folder, 'content'));
    const { renderAhead, setSiteSettings } = (await import(
      pathToFileURL(path.join(folder, 'index.js')).href
    )) as typeof App;
    setSiteSettings(pageSettings(readSettings()));
    const pages: RenderedPage[] = [];
    for (const { address, language } of builtPages().filter((page) => isWanted(page.address))) {
      const answer = await renderAhead(address);
      if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`);
      const page = parsedWhenRead(address, language, await answer.text());
      const written = await renderAhead(markdownPath(address));
      const markdown = written.status === 200 ? await written.text() : undefined;
      pages.push(Object.assign(page, { markdown }));
    }
    return pages;
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    rmSync(folder, { recursive: true });
  }
}

/** Returns a page that parses its document only when a test reads it, because parsing is slow. */
function parsedWhenRead(address: string, language: Language, html: string): ParsedPage {
  let parsed: Document | undefined;
  return {
    address,
    language,
    html,
    get document() {
      parsed ??= documentOf(html);
      return parsed;
    },
  };
}
