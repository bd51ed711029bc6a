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

test('a sitemap with alternates and images is valid', async () => {
  expect(await xmlFaults(await sitemap(), 'sitemap')).toEqual([]);
});

for (const [what, from, to] of [
  ['is cut off', '</urlset>', ''],
  ['has an invalid date', '2026-11-01', '2026-13-01'],
  ['has no URL', '<loc>https://site.example/</loc>', ''],
  ['has an alternate without a language', ' hreflang="ar"', ''],
  ['has an alternate in an unknown language', 'hreflang="ar"', 'hreflang="arabic"'],
  [
    'has an image without a URL',
    '<image:loc>https://site.example/social/index.png</image:loc>',
    '',
  ],
  ['has an unknown element', '</url>', '<seen>often</seen></url>'],
] as const) {
  test(`a sitemap that ${what} is not valid`, async () => {
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

test('a description of the search is valid in any order of its elements', async () => {
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
  ['no description', NAME + URL],
  [
    'a URL that is not absolute',
    `${NAME}${ABOUT}<Url type="text/html" template="/search?q={searchTerms}"/>`,
  ],
  ['a URL without a type', `${NAME}${ABOUT}<Url template="${SITE}/search?q={searchTerms}"/>`],
  ['an unknown element', `${NAME}${ABOUT}${URL}<Shortname>A</Shortname>`],
  ['an unknown language', `${NAME}${ABOUT}${URL}<Language>العربية</Language>`],
] as const) {
  test(`a description of the search with ${what} is not valid`, async () => {
    expect(await xmlFaults(description(inside), 'opensearch')).not.toEqual([]);
  });
}
