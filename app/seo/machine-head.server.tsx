import { renderToStaticMarkup } from 'react-dom/server';
import { readUi } from '#app/content/read.server.ts';
import { feedLinks } from '#app/feeds/feed-links.server.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import type { Language } from '#content/languages.ts';
import { markdownPath } from './markdown-path.ts';
import { findSitePage } from './site-pages.server.ts';
import { graphOf } from './structured-data/graph.server.ts';

// For programs, which request each page. Navigations in the browser do not update these parts.

/** `end` is the end of the body, where structured data does not delay the first paint. */
export async function forPrograms(pathname: string): Promise<{ head: string; end: string }> {
  const language = languageOfPath(pathname);
  const page = findSitePage(language, neutralPath(pathname));
  return { head: headOf(page, language), end: page ? await structuredData(page, language) : '' };
}

function headOf(page: SitePage | undefined, language: Language): string {
  return renderToStaticMarkup(
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localizedPath('/manifest.webmanifest', language)} />
      <link
        rel="search"
        type={OPEN_SEARCH}
        title={readUi(language).site.name}
        href={localizedPath('/opensearch.xml', language)}
      />
      {page && <OtherForms page={page} language={language} />}
    </>,
  );
}

async function structuredData(page: SitePage, language: Language): Promise<string> {
  // "<" in a text could end the element.
  const graph = JSON.stringify(await graphOf(page, language)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${graph}</script>`;
}

const OPEN_SEARCH = 'application/opensearchdescription+xml';

function OtherForms({ page, language }: { page: SitePage; language: Language }) {
  return (
    <>
      <link
        rel="alternate"
        type="text/markdown"
        href={markdownPath(localizedPath(page.path, language))}
      />
      {feedLinks(localizedPath(page.path, language)).map(({ title, type, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
    </>
  );
}
