import { expect, test } from 'vitest';
import { writeElement } from './hydration/element.ts';
import { renderPaths, siteFiles } from './render-site.ts';

const DATA = {
  context: {},
  stream: '[]',
  manifest: '/m.js',
  entry: '/e.js',
  routes: [],
  preload: [],
};
const STYLE = '<style>p{color:red}.other{color:red}</style>';
const PAGE = `<html lang="en"><head>${STYLE}</head><body><p>Words</p>${writeElement(DATA)}</body></html>`;

const html = (robots = 'index, follow') =>
  new Response(PAGE, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': robots },
  });

function application(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const render = async (path: string) => {
    asked.push(path);
    return answers[path]?.() ?? new Response(null, { status: 404 });
  };
  return { asked, render };
}

const data = () => new Response('[]', { headers: { 'Content-Type': 'text/x-script' } });
const markdown = () =>
  new Response('# Words', {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', Link: '</services>' },
  });

test('a page is rendered once, with its data and its Markdown', async () => {
  const { asked, render } = application({
    '/services': html,
    '/services.data': data,
    '/services.md': markdown,
  });
  const { rendered, missing } = await renderPaths(['/services', '/services'], render);
  expect(asked).toEqual(['/services', '/services.data', '/services.md']);
  expect([rendered.length, missing]).toEqual([3, []]);
});

test('a page that is not indexed, or that has a query, has no Markdown', async () => {
  const { asked, render } = application({
    '/received': () => html('noindex'),
    '/received.data': data,
    '/contact?service=x': html,
    '/contact.data?service=x': data,
  });
  await renderPaths(['/received', '/contact?service=x'], render);
  expect(asked).toEqual([
    '/received',
    '/received.data',
    '/contact?service=x',
    '/contact.data?service=x',
  ]);
});

test('a path without content is missing, and its data and Markdown are not requested', async () => {
  const { asked, render } = application({});
  expect(await renderPaths(['/gone'], render)).toEqual({ rendered: [], missing: ['/gone'] });
  expect(asked).toEqual(['/gone']);
});

test('each file has an entry that defines how it is served', async () => {
  const { render } = application({
    '/': html,
    '/_.data': data,
    '/index.md': markdown,
    '/feed.xml': () =>
      new Response('<rss/>', { headers: { 'Content-Type': 'application/rss+xml' } }),
  });
  const { rendered } = await renderPaths(['/', '/feed.xml'], render);
  const files = Object.fromEntries(siteFiles(rendered));
  expect(files['/']?.entry).toEqual({
    file: 'index.html',
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    isRendered: true,
    robots: 'index, follow',
    styles: [expect.stringMatching(/^'sha256-/)],
  });
  expect(files['/_.data']?.entry).toMatchObject({
    file: '_.data',
    type: 'text/x-script; charset=utf-8',
    cache: 'prefetch',
    robots: 'noindex',
  });
  expect(files['/index.md']?.entry).toMatchObject({ headers: { Link: '</services>' } });
  expect(files['/feed.xml']?.entry).toEqual({
    file: 'feed.xml',
    type: 'application/rss+xml',
    cache: 'revalidate',
    isRendered: true,
  });
  const parts = Object.keys(files).filter((path) => /^\/(start|styles)\//.test(path));
  expect(parts.map((path) => files[path]?.entry.cache)).toEqual(['immutable', 'immutable']);
  expect(files['/']?.body).not.toContain('.other');
});
