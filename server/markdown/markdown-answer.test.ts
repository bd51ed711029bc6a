import { expect, test } from 'vitest';
import { markdownAnswer } from './markdown-answer.ts';

const PAGE = `<html lang="ar"><head><meta name="robots" content="index, follow"><link rel="canonical" href="https://site.example/ar/page">
  </head><body><main><h1>صفحة</h1></main></body></html>`;

/** Asks for an address where each page is answered as given. */
async function ask(address: string, answer: () => Response, method = 'GET') {
  const rendered: string[] = [];
  const request = new Request(new URL(address, 'https://site.example'), {
    method,
    headers: { Accept: 'text/markdown' },
  });
  const response = await markdownAnswer(request, async (page) => {
    rendered.push(`${page.method} ${page.url} ${page.headers.get('Accept')}`);
    return answer();
  });
  return { response, rendered };
}

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test.each(['GET', 'HEAD'])(
  'the address of a page’s Markdown is answered with the page, written as Markdown (%s)',
  async (method) => {
    const { response, rendered } = await ask('/ar/page.md?from=feed', () => html(PAGE), method);
    expect(rendered).toEqual(['GET https://site.example/ar/page text/markdown']);
    expect([response?.status, await response?.text()]).toEqual([
      200,
      expect.stringMatching(/^---\n[\s\S]+\n---\n\n# صفحة\n$/),
    ]);
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': 'ar',
      link: '<https://site.example/ar/page>; rel="canonical"',
    });
  },
);

test.each([404, 410, 500])(
  'where the page is not there (%i) it is answered as the page is',
  async (status) => {
    const { response } = await ask('/gone.md', () => html('Gone', status));
    expect([
      response?.status,
      response?.headers.get('Content-Type'),
      await response?.text(),
    ]).toEqual([status, 'text/html; charset=utf-8', 'Gone']);
  },
);

test('a page that search engines are not to know is left to others to answer', async () => {
  expect(
    (await ask('/search.md', () => html(PAGE.replace('index, follow', 'noindex')))).response,
  ).toBeUndefined();
});

test('so is what is no page', async () => {
  expect(
    (
      await ask(
        '/webinars.ics.md',
        () => new Response(PAGE, { headers: { 'Content-Type': 'text/calendar' } }),
      )
    ).response,
  ).toBeUndefined();
});

test.each([
  ['/page', 'GET'],
  ['/page.md', 'POST'],
])('nothing is rendered for other requests: %s (%s)', async (address, method) => {
  expect(await ask(address, () => html(PAGE), method)).toEqual({
    response: undefined,
    rendered: [],
  });
});

test('an address that looks like another host’s stays one of this site', async () => {
  const request = new Request('https://site.example//other.example/page.md');
  const asked: string[] = [];
  await markdownAnswer(request, async ({ url }) => {
    asked.push(new URL(url).host);
    return html('', 404);
  });
  expect(asked).toEqual(['site.example']);
});
