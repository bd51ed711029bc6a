import { SitemapStream, streamToPromise } from 'sitemap';
import { expect, test } from 'vitest';
import { xmlFaults } from './xml-faults.ts';

const SITE = 'https://site.example';

async function sitemap(): Promise<string> {
  const stream = new SitemapStream({
    hostname: SITE,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: true, xhtml: true },
  });
  const links = ['en', 'ar', 'x-default'].map((lang) => ({
    lang,
    url: `${SITE}/${lang === 'ar' ? 'ar' : ''}`,
  }));
  stream.end({
    url: '/',
    lastmod: '2026-11-01',
    links,
    img: [{ url: `${SITE}/social/index.png` }],
  });
  return (await streamToPromise(stream)).toString();
}

test('a sitemap with alternates and pictures follows its schemas', async () => {
  expect(await xmlFaults(await sitemap(), 'sitemap')).toEqual([]);
});

for (const [what, from, to] of [
  ['is cut off', '</urlset>', ''],
  ['has a day that is none', '2026-11-01', '2026-13-01'],
  ['has no address', '<loc>https://site.example/</loc>', ''],
  ['has an alternate without a language', ' hreflang="ar"', ''],
  ['has an alternate in a language that is none', 'hreflang="ar"', 'hreflang="arabic"'],
  [
    'has a picture without an address',
    '<image:loc>https://site.example/social/index.png</image:loc>',
    '',
  ],
  ['has an element of its own', '</url>', '<seen>often</seen></url>'],
] as const) {
  test(`a sitemap that ${what} does not`, async () => {
    const sound = await sitemap();
    const broken = sound.replace(from, to);
    expect(broken).not.toBe(sound);
    expect(await xmlFaults(broken, 'sitemap')).not.toEqual([]);
  });
}

const description = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">${inside}</OpenSearchDescription>`;
const NAME = '<ShortName>Miqyas</ShortName>';
const ABOUT = '<Description>Search Miqyas</Description>';
const URL = `<Url type="text/html" template="${SITE}/search?q={searchTerms}"/>`;
const IMAGE = `<Image height="16" width="16" type="image/x-icon">${SITE}/favicon.ico</Image>`;

test('a description of the search follows the specification of OpenSearch, in any order', async () => {
  expect(
    await xmlFaults(
      description(
        `${NAME}${ABOUT}${URL}${IMAGE}<Language>ar</Language><InputEncoding>UTF-8</InputEncoding>`,
      ),
      'opensearch',
    ),
  ).toEqual([]);
  expect(await xmlFaults(description(URL + NAME + ABOUT), 'opensearch')).toEqual([]);
});

for (const [what, inside] of [
  [
    'a name of more than 16 characters',
    `<ShortName>Miqyas Consulting Group</ShortName>${ABOUT}${URL}`,
  ],
  ['too little', NAME + URL],
  [
    'an address that is not whole',
    `${NAME}${ABOUT}<Url type="text/html" template="/search?q={searchTerms}"/>`,
  ],
  ['an address without a type', `${NAME}${ABOUT}<Url template="${SITE}/search?q={searchTerms}"/>`],
  ['an element of its own', `${NAME}${ABOUT}${URL}<Shortname>A</Shortname>`],
  ['a language that is none', `${NAME}${ABOUT}${URL}<Language>العربية</Language>`],
] as const) {
  test(`a description of the search with ${what} does not`, async () => {
    expect(await xmlFaults(description(inside), 'opensearch')).not.toEqual([]);
  });
}
