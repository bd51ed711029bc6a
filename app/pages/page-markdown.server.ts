import { readPage, readUi } from '#app/content/read.server.ts';
import { hasFallback } from '#app/i18n/fallback.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import { frontMatter } from '#app/seo/markdown/front-matter.ts';
import { blocksOf, masthead, type Part, sections } from '#app/seo/markdown/parts.ts';
import { writeMarkdown } from '#app/seo/markdown/write-markdown.ts';
import { titleWith } from '#app/seo/page-meta.ts';
import { findSitePage, recordShown } from '#app/seo/site-pages.server.ts';
import { type Language, originalLanguage } from '#content/languages.ts';
import { singlePages } from './single-pages-markdown.server.ts';

type PageMarkdown = { markdown: string; url: string; language: string };

/**
 * The words of a page as Markdown, with YAML front matter and absolute URLs.
 * @param pathname the path of the page, with its language's prefix
 * @returns undefined for a page that does not exist or must not be indexed
 */
export async function markdownAt(pathname: string): Promise<PageMarkdown | undefined> {
  const language = languageOfPath(pathname);
  const page = findSitePage(language, neutralPath(pathname));
  const parts = page && (await partsOf(page, language));
  if (!page || !parts) return undefined;
  const { site, status } = readUi(language);
  const url = absoluteUrl(page.path, language);
  const facts = {
    title: titleWith(site.name, page.title),
    description: page.description,
    url,
    language: language.code,
    updated: articleChange(page, language),
  };
  const isPartlyTranslated = language.code !== originalLanguage.code && hasFallback([page, parts]);
  const [heading, ...rest] = blocksOf(parts);
  const blocks = blocksOf([heading, isPartlyTranslated && status.untranslated, rest]);
  const resolve = (to: string) => new URL(localizedPath(to, language), url).href;
  const markdown = `${frontMatter(facts)}\n${writeMarkdown(blocks, resolve)}`;
  return { markdown, url, language: language.code };
}

async function partsOf(page: SitePage, language: Language): Promise<Part> {
  const shown = recordShown(page, language);
  if (shown) return (await shown.kind.markdown?.())?.recordMarkdown?.(shown.record, language);
  const path = page.list?.path ?? page.path;
  const [, kind] = allKinds.find(([, { list }]) => list === path) ?? [];
  if (kind) {
    const words = readPage(language, path.slice(1) as 'blog');
    const list = (await kind.markdown?.())?.listMarkdown?.(language, page.path);
    return [masthead(words), list, page.path === path && sections(words.sections)];
  }
  return singlePages[page.path]?.(language);
}

type Dated = { slug?: string; date?: string; updated?: string | undefined };

/** The day of an article's last change. Undefined for other pages: only articles have a date. */
function articleChange(page: SitePage, language: Language): string | undefined {
  const { date, updated = date }: Dated = recordShown(page, language)?.record ?? {};
  return date && updated;
}
