import { expect, test } from 'vitest';
import { markdownOfPage } from './page-markdown.ts';

const HEAD =
  '<title>A &amp; B | Miqyas</title><meta name="robots" content="index, follow"><link rel="canonical" href="https://site.example/page">';

/** A page around what is in its main part. */
function pageWith(main: string, head = HEAD): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body><header>Menu</header><main>${main}</main><footer>End</footer></body></html>`;
}

/** What becomes of it, below the front matter. */
function written(main: string): string | undefined {
  return markdownOfPage(pageWith(main))?.split('---\n\n').at(-1)?.trimEnd();
}

test('a page begins with the facts of its head, and has no more than its main part', () => {
  const description = '<meta name="description" content="Says &quot;yes&quot;: always # so">';
  const changed = '<meta property="article:modified_time" content="2026-11-21T00:00:00+03:00">';
  expect(
    markdownOfPage(pageWith('<h1>Hello</h1><p>Text</p>', HEAD + description + changed)),
  ).toBe(`---
title: "A & B | Miqyas"
description: "Says \\"yes\\": always # so"
url: "https://site.example/page"
language: "en"
updated: "2026-11-21T00:00:00+03:00"
---

# Hello

Text
`);
});

test.each([
  ['says so', HEAD.replace('index, follow', 'noindex')],
  ['has no address of its own', HEAD.replace(/<link.*/, '')],
  ['says nothing about it', HEAD.replace(/<meta[^>]*>/, '')],
])('a page that search engines are not to know has no Markdown, because it %s', (_, head) => {
  expect(markdownOfPage(pageWith('<h1>Hello</h1>', head))).toBeUndefined();
});

test('the page is headed by its heading, and the label above it follows', () => {
  expect(
    written('<section><div><p>AI strategy</p><h1>Choose few</h1><p>Lead</p></div></section>'),
  ).toBe('# Choose few\n\nAI strategy\n\nLead');
});

test.each([
  ['/services', 'https://site.example/services'],
  ['#part', 'https://site.example/page#part'],
  ['/art/a.svg?x=1', 'https://site.example/art/a.svg?x=1'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+966110000000', 'tel:+966110000000'],
])('a link to %s leads to %s', (href, address) => {
  expect(written(`<p>See <a href="${href}">this</a>.</p>`)).toBe(`See [this](${address}).`);
});

test('a link whose words are its address is written as any other', () => {
  expect(written('<p><a href="https://a.example/">https://a.example/</a></p>')).toBe(
    '[https://a.example/](https://a.example/)',
  );
});

test('pictures keep their alternative text and get a whole address; without one they are left out', () => {
  expect(
    written(
      '<p>A</p><img src="/art/map.svg" alt="A map"><img src="/art/line.svg" alt=""><img src="/art/dot.svg">',
    ),
  ).toBe('A\n\n![A map](https://site.example/art/map.svg)');
});

test.each([
  ['navigation', '<nav><a href="#a">A</a></nav>'],
  [
    'forms',
    '<form><label>Name <input></label><p role="alert">Missing</p><button>Send</button></form>',
  ],
  ['buttons', '<button>Copy</button>'],
  ['drawings', '<svg><text>Qatar</text></svg>'],
  ['scripts', '<script>run()</script><noscript>No script</noscript><template><p>T</p></template>'],
  ['what is hidden', '<p hidden>Hidden</p><p aria-hidden="true">Drawn</p>'],
  ['what speaks when something happens', '<p role="status">Sent</p>'],
  ['what a script fills in', '<p class="note scripted">…</p><p data-scripted="true">…</p>'],
  ['what shares the page', '<div class="share"><a href="/x">Share</a></div>'],
  ['links without words', '<p><a href="/x"><svg></svg></a></p>'],
  ['comments', '<!-- note -->'],
  ['empty parts', '<p> </p><ul><li></li></ul><dl></dl>'],
])('not read: %s', (_, part) => {
  expect(written(`<p>Before</p>${part}<p>After</p>`)).toBe('Before\n\nAfter');
});

test('the links by which people copy the address of a part are left out', () => {
  expect(
    written(
      '<div><h2 id="a">A</h2><a href="#a">#</a></div><div id="b"><p>B</p><p><a href="#b">Link</a></p></div>',
    ),
  ).toBe('## A\n\nB');
  expect(written('<p><a href="#c">Go to C</a></p>')).toBe('[Go to C](https://site.example/page#c)');
});

test('a section that had only a form leads to it, and goes where it cannot', () => {
  expect(
    written('<section id="write"><h2>Write to us</h2><div><form><input></form></div></section>'),
  ).toBe('## [Write to us](https://site.example/page#write)');
  expect(written('<p>A</p><section><h2>Write to us</h2><form></form></section>')).toBe('A');
  expect(written('<section id="write"><h2>Write</h2><p>Or call.</p><form></form></section>')).toBe(
    '## Write\n\nOr call.',
  );
  expect(written('<section id="map"><h2>Map</h2><img src="/m.svg" alt="Dots"></section>')).toBe(
    '## Map\n\n![Dots](https://site.example/m.svg)',
  );
});

test('lists stay lists, within one another, too', () => {
  expect(
    written('<ul><li>One<ul><li>Two</li></ul></li><li><strong>Three</strong> four</li></ul>'),
  ).toBe('- One\n  - Two\n- **Three** four');
  expect(written('<ol><li>One</li><li>Two</li></ol>')).toBe('1. One\n2. Two');
});

test('of a definition each term is bold', () => {
  expect(
    written(
      '<dl><div><dt>Founded</dt><dd>2011</dd></div><div><dt>People</dt><dd><bdi dir="ltr">51–200</bdi></dd></div></dl>',
    ),
  ).toBe('- **Founded**: 2011\n- **People**: 51–200');
  expect(written('<dl><dt>A</dt><dt>B</dt><dd>Both</dd><dt>C</dt></dl>')).toBe(
    '- **A** · **B**: Both\n- **C**',
  );
});

test('a definition of several parts has them below its term', () => {
  expect(
    written('<dl><dt>When</dt><dd>Tuesday<ul><li>15:30</li><li>16:30</li></ul></dd></dl>'),
  ).toBe('- **When**\n\n  Tuesday\n\n  - 15:30\n  - 16:30');
  expect(written('<dl><dt>Where</dt><dd>Riyadh</dd><dd>Dubai</dd></dl>')).toBe(
    '- **Where**\n\n  Riyadh\n\n  Dubai',
  );
});

test('a table has its caption before it, and one line for each row', () => {
  const table = `<table><caption>Kept</caption><thead><tr><th>Name</th><th><span class="sr-only">Value</span></th></tr></thead>
    <tbody><tr><th>A | B</th><td><div><svg></svg><span>9</span></div></td></tr><tr><td></td><td><p>x</p></td></tr></tbody></table>`;
  expect(written(table)).toBe('Kept\n\n| Name | Value |\n| - | - |\n| A \\| B | 9 |\n| | x |');
});

test('of a chart its caption and its table are read', () => {
  const chart =
    '<figure><figcaption><span>Time</span><span>days</span></figcaption><table><tr><th>A</th></tr><tr><td>9</td></tr></table></figure>';
  expect(written(`<ul><li><p>It fell.</p>${chart}</li></ul>`)).toBe(
    '- It fell.\n\n  Time · days\n\n  | A |\n  | - |\n  | 9 |',
  );
});

test('questions are headings above their answers', () => {
  expect(
    written('<details><summary><h3>Why?</h3></summary><div><p>Because.</p></div></details>'),
  ).toBe('### Why?\n\nBecause.');
  expect(written('<details><summary>More</summary><p>Text.</p></details>')).toBe(
    '**More**\n\nText.',
  );
});

test('a card is a heading that is a link, with the card’s text', () => {
  const card = '<p class="note">Article</p><h3><a href="/blog/a">A title</a></h3><p>Lead</p>';
  const read = '### [A title](https://site.example/blog/a)\n\nArticle\n\nLead';
  expect(written(`<ul><li>${card}</li><li>${card}</li></ul>`)).toBe(`${read}\n\n${read}`);
  expect(written(`<article><img src="/a.svg" alt="Stars">${card}</article>`)).toBe(
    read.replace('\n\nArticle', '\n\n![Stars](https://site.example/a.svg)\n\nArticle'),
  );
  expect(written('<article><p>First</p><h2>Second</h2></article>')).toBe('First\n\n## Second');
});

test('steps keep their numbers', () => {
  expect(
    written('<ol><li><p>Week one</p><h3>Collect</h3><p>All.</p></li><li><h3>Score</h3></li></ol>'),
  ).toBe('### 1. Collect\n\nWeek one\n\nAll.\n\n### 2. Score');
});

test('links that only the style sheet keeps apart stay apart', () => {
  expect(written('<div><a href="/a">A</a><a href="/b">B</a></div>')).toBe(
    '[A](https://site.example/a) · [B](https://site.example/b)',
  );
  expect(written('<p><span>A</span><!-- --> · <!-- --><span>B</span></p>')).toBe('A · B');
});

test('quotations, code and emphasis keep their marks', () => {
  expect(
    written(
      '<blockquote><p>“A <em>b</em> <strong>c</strong>”</p></blockquote><p><code>snake_case</code></p>',
    ),
  ).toBe('> “A _b_ **c**”\n\n`snake_case`');
});

test.each([
  'A+B = C (see 2.1) – 50% & more!',
  '1_000_000 people: 3-4, «نص»، ؛ ؟',
  'Version 2.1, #1; "quoted" it’s',
  '‏50% من 20 إلى 30‎',
])('is written as it stands: %s', (text) => {
  expect(written(`<p>${text.replace('&', '&amp;')}</p>`)).toBe(text);
});

test('a text in another language is left as it is', () => {
  expect(
    written(
      '<p>Say <span lang="ar" dir="rtl">مقياس</span>, in Arabic.</p><p lang="ar">«نعم»، قالوا؛ ثم؟</p>',
    ),
  ).toBe('Say مقياس, in Arabic.\n\n«نعم»، قالوا؛ ثم؟');
});

test('what looks like Markdown in a text is no Markdown', () => {
  expect(written('<p>*not* [a](b) &lt;p&gt; *</p><p># no</p><p>1. no</p>')).toBe(
    '\\*not\\* \\[a]\\(b) \\<p> \\*\n\n\\# no\n\n1\\. no',
  );
});
