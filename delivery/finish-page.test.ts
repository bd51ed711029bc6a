import { expect, test } from 'vitest';
import { finishAnswer, finishPage } from './finish-page.ts';
import { LATE_STYLES } from './styles/late-styles.ts';

const DATA = {
  context: { ssr: true },
  stream: '[{"words":"<b>"}]',
  manifest: '/m.js',
  entry: '/e.js',
  routes: [],
  preload: ['/e.js'],
};
const element = (data: object) =>
  `<script type="application/json" id="hydration-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
const page = `<html lang="en"><head><style>@font-face{font-family:Text en;src:url(/a.woff2)}p{color:red}.late{color:red}</style></head><body><p>Words</p>${element(DATA)}</body></html>`;
const pathsOf = (html: string) => finishPage(html).parts.map(({ path }) => path);

test('the state and the style sheet become files, and the page has their paths', () => {
  const { html, parts } = finishPage(page);
  const [state, sheet] = parts.map(({ path }) => path);
  expect([state, sheet]).toEqual([
    expect.stringMatching(/^\/start\/state\.[0-9a-f]{8}\.json$/),
    expect.stringMatching(/^\/styles\/site\.[0-9a-f]{8}\.css$/),
  ]);
  expect(JSON.parse(parts[0]?.body ?? '')).toEqual({
    context: DATA.context,
    stream: DATA.stream,
  });
  expect(parts[1]?.body).toBe('p{color:red}.late{color:red}');

  const { context: _, stream: __, ...rest } = DATA;
  expect(html).toContain(element({ ...rest, state, styles: sheet }));
  expect(html).toContain('@font-face{font-family:Text en;src:url(/a.woff2)}p{color:red}</style>');
  expect(html).not.toContain('.late');
  expect(html).toContain(`<noscript><link rel="stylesheet" href="${sheet}"/></noscript></head>`);
});

test('a page has the rules for its start, and the link to its other rules behind it', () => {
  const words = '<b class="late">Words</b>';
  const { html, parts } = finishPage(
    page
      .replace('</style>', '.other{color:red}</style>')
      .replace('<p>Words</p>', `<p>Words</p>${LATE_STYLES}${words}${LATE_STYLES}`),
  );
  const [, sheet, late] = parts;
  expect(html).toContain('p{color:red}</style>');
  expect(html).toContain('<link rel="expect" href="#rest" blocking="render"/></head>');
  expect(html).toContain(
    `<p>Words</p><link id="rest" rel="stylesheet" href="${late?.path}"/>${words}`,
  );
  expect(late?.path).toMatch(/^\/styles\/page\.[0-9a-f]{8}\.css$/);
  expect(late?.body).toBe('p{color:red}.late{color:red}');
  expect(html).toContain(`"styles":"${sheet?.path}"`);
  expect(sheet?.body).toContain('.other');
  expect(html).not.toContain(LATE_STYLES);
  expect(html).not.toContain('<noscript>');
});

test('an answer to one request keeps its state, and has the path of the whole style sheet', () => {
  const html = finishAnswer(page);
  const sheet = pathsOf(page).find((path) => path.endsWith('.css'));
  expect(html).toContain(element({ ...DATA, styles: sheet }));
  expect(html).toContain('@font-face{font-family:Text en;src:url(/a.woff2)}p{color:red}</style>');
  expect(html).toContain(`<noscript><link rel="stylesheet" href="${sheet}"/></noscript></head>`);
  expect(html).not.toContain('.late');
});

test('the names of files contain a hash of their content', () => {
  expect(pathsOf(page)).toEqual(pathsOf(page.replace('Words', 'Other')));
  expect(pathsOf(page.replace('words', 'other'))[0]).not.toBe(pathsOf(page)[0]);
});

test('a page without the application stays as it is', () => {
  expect(finishPage('<p>Words</p>')).toEqual({ html: '<p>Words</p>', parts: [] });
  expect(finishAnswer('<p>Words</p>')).toBe('<p>Words</p>');
});
