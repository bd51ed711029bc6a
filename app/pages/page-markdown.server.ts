import { readListWords, readUi } from '#app/content/read.server.ts';
import { hasFallback } from '#app/i18n/fallback.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import { frontMatter } from '#app/seo/markdown/front-matter.ts';
import { blocksOf, masthead, type Part, sections } from '#app/seo/markdown/parts.ts';
import { writeMarkdown } from '#app/seo/markdown/write-markdown.ts';
import { titleWith } from '#app/seo/page-meta.ts';
import { findSitePage } from '#app/seo/site-pages.server.ts';
import { type Language, originalLanguage } from '#content/languages.ts';
import { singlePages } from './single-pages-markdown.server.ts';

type PageMarkdown = { markdown: string; url: string; language: string };

/** Returns undefined for a path without an indexed page. */
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
    updated: articleChange(page),
  };
  const isPartlyTranslated =
    language.code !== originalLanguage.code &&
    hasFallback([page.title, page.description, page.list, parts]);
  const [heading, ...rest] = blocksOf(parts);
  const blocks = blocksOf([heading, isPartlyTranslated && status.untranslated, rest]);
  const resolve = (to: string) => new URL(localizedPath(to, language), url).href;
  const markdown = `${frontMatter(facts)}\n${writeMarkdown(blocks, resolve)}`;
  return { markdown, url, language: language.code };
}

async function partsOf(page: SitePage, language: Language): Promise<Part> {
  const { record } = page;
  if (record) return (await record.kind.markdown?.())?.recordMarkdown?.(record.facts, language);
  const path = page.list?.path ?? page.path;
  const [, kind] = allKinds.find(([, { list }]) => list === path) ?? [];
  if (kind) {
    const words = readListWords(language, path);
    const parts = await kind.markdown?.();
    return [
      masthead(words),
      parts?.listMarkdown?.(language, page.path),
      page.path === path && (parts?.listSections?.(language) ?? sections(words.sections)),
    ];
  }
  return singlePages[page.path]?.(language);
}

type Dated = { slug?: string; date?: string; updated?: string | undefined };

/** The day of a record's last change. Undefined for a record without a date. */
function articleChange({ record }: SitePage): string | undefined {
  const { date, updated = date }: Dated = record?.facts ?? {};
  return date && updated;
}
