import { renderToStaticMarkup } from 'react-dom/server';
import { readUi } from '#app/content/read.server.ts';
import { findSitePage, type SitePage } from '#app/content/site-pages.server.ts';
import { feedLinks } from '#app/feeds/feed-links.server.ts';
import { unmark } from '#app/i18n/fallback.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import type { Language } from '#content/languages.ts';
import { markdownPath } from './markdown-path.ts';
import { graphOf } from './structured-data/graph.server.ts';

// What only programs read of a page. It is in the HTML alone: the browser's router does not change it, since whoever reads
// it asks for the page itself.

/** For the page's head: icons, the search, feeds, the page as Markdown. */
export function machineHead(pathname: string): string {
  const language = languageOfPath(pathname);
  const page = pageAt(pathname);
  return renderToStaticMarkup(
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localizedPath('/manifest.webmanifest', language)} />
      <link rel="search" type={OPEN_SEARCH} title={unmark(readUi(language).site.name)} href={localizedPath('/opensearch.xml', language)} />
      {page && <OtherForms page={page} language={language} />}
    </>,
  );
}

/** For the page's end, where it delays nothing that a reader sees: what the page tells of itself as structured data. */
export function structuredData(pathname: string): string {
  const page = pageAt(pathname);
  if (!page) return '';
  // "<" would let a text of the content end the element.
  const graph = JSON.stringify(graphOf(page, languageOfPath(pathname))).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${graph}</script>`;
}

const OPEN_SEARCH = 'application/opensearchdescription+xml';

/** The page that search engines may know at an address. */
function pageAt(pathname: string): SitePage | undefined {
  return findSitePage(languageOfPath(pathname), neutralPath(pathname));
}

function OtherForms({ page, language }: { page: SitePage; language: Language }) {
  return (
    <>
      <link rel="alternate" type="text/markdown" href={markdownPath(localizedPath(page.path, language))} />
      {feedLinks(localizedPath(page.path, language)).map(({ title, type, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
    </>
  );
}
