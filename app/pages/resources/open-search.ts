import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageOf, readPage, readUi } from '#app/content/read.server.ts';
import { absoluteUrl, fileUrl } from '#app/seo/absolute-url.server.ts';
import type { Route } from './+types/open-search.ts';

/** With this OpenSearch description, visitors can search the site from the address bar. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const description = element(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    element('ShortName', null, readUi(language).site.name),
    element('Description', null, readPage(language, 'search').description),
    element('Url', {
      type: 'text/html',
      template: `${absoluteUrl('/search', language)}?q={searchTerms}`,
    }),
    element('Image', { width: 32, height: 32, type: 'image/x-icon' }, fileUrl('/favicon.ico')),
    element('Language', null, language.code),
    element('InputEncoding', null, 'UTF-8'),
    element('OutputEncoding', null, 'UTF-8'),
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(description)}\n`,
    { headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' } },
  );
}
