import { renderToStaticMarkup } from 'react-dom/server';
import { readUi } from '#app/content/read.server.ts';
import { feedLinks } from '#app/feeds/feed-links.server.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { markdownPath } from './markdown-path.ts';
import { findSitePage } from './site-pages.server.ts';
import { graphOf } from './structured-data/graph.server.ts';

// Programs load every page from the server, so these elements need not change in the browser.

/** `end` is for the end of the body, where a large script delays nothing. */
export async function forPrograms(pathname: string): Promise<{ head: string; end: string }> {
  const language = languageOfPath(pathname);
  const page = findSitePage(language, neutralPath(pathname));
  const head = renderToStaticMarkup(
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localizedPath('/manifest.webmanifest', language)} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={readUi(language).site.name}
        href={localizedPath('/opensearch.xml', language)}
      />
      {page && <OtherForms path={localizedPath(page.path, language)} />}
    </>,
  );
  if (!page) return { head, end: '' };
  // A "<" in a text could end the script element.
  const graph = JSON.stringify(await graphOf(page, language)).replaceAll('<', '\\u003c');
  return { head, end: `<script type="application/ld+json">${graph}</script>` };
}

function OtherForms({ path }: { path: string }) {
  return (
    <>
      <link rel="alternate" type="text/markdown" href={markdownPath(path)} />
      {feedLinks(path).map(({ title, type, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
    </>
  );
}
