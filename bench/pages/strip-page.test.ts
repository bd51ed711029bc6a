import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stripPage, strippedPolicy, stripStyles } from './strip-page.ts';

const PAGE = `<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>عنوان</title>
<link rel="canonical" href="/ar"><link rel="icon" href="/icon.svg"><link rel="preload" as="font" href="/a.woff2"><link rel="modulepreload" href="/a.js">
<link rel="stylesheet" href="/a.css" integrity="sha256-x" crossorigin="anonymous"><script>start()</script>
<style>@font-face{font-family:A;src:url(/a.woff2) format("woff2")}h1>b{color:red;background:url("data:image/svg+xml,<svg>)") no-repeat}</style></head>
<body><h1 onclick="go()">مرحبًا <b>بكم</b></h1><img src="/a.png" alt=""><p style="background:url(/a.png)">نص &amp; <a href="/ar/contact">رابط</a></p>
<svg><path d="M0 0"/></svg><script type="application/json">{"a":"<\\u002fscript>"}</script></body></html>`;

test('a stripped page keeps its words, links and structure', () => {
  const { html } = stripPage(PAGE);
  expect(html).toMatch(
    /^<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>عنوان<\/title>/,
  );
  expect(html).toContain('<link rel="canonical" href="/ar">');
  expect(html).toContain('<h1>مرحبًا <b>بكم</b></h1>');
  expect(html).toContain('نص &amp; <a href="/ar/contact">رابط</a>');
});

test('a stripped page has no script, no picture, no web font and nothing that fetches one', () => {
  const { html } = stripPage(PAGE);
  expect(html).not.toMatch(
    /<script|<img|<svg|onclick|preload|stylesheet|rel="icon"|@font-face|url\(|woff2|\.png/,
  );
});

test('the style of a stripped page is its own, character for character, without web fonts and pictures', () => {
  const { html, styles } = stripPage(PAGE);
  expect(styles).toEqual(['h1>b{color:red;background:none no-repeat}']);
  expect(html).toContain(`<style>${styles[0]}</style>`);
});

test('a page without styles is stripped as well', () => {
  expect(stripPage('<p>1</p><script src="/a.js"></script>')).toEqual({
    html: '<!DOCTYPE html><html><head></head><body><p>1</p></body></html>',
    styles: [],
  });
});

test('styles lose pictures and web fonts in any notation', () => {
  expect(
    stripStyles(
      '@FONT-FACE {\n font-family: A }a{mask:url( "a)b.svg" )}b{background:URL(a.png),url(\'b.png\')}',
    ),
  ).toBe('a{mask:none}b{background:none,none}');
});

test('the policy allows the stripped style by its hash and is otherwise the same', () => {
  const hash = createHash('sha256').update('a{}').digest('base64');
  expect(
    strippedPolicy("default-src 'none'; style-src 'sha256-old' 'self'; img-src 'self'", ['a{}']),
  ).toBe(`default-src 'none'; style-src 'sha256-${hash}' 'self'; img-src 'self'`);
  expect(strippedPolicy("style-src 'unsafe-inline' *", ['a{}'])).toBe(
    "style-src 'unsafe-inline' *",
  );
});
