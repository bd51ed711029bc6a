import { expect, test } from 'vitest';
import { parseMarkdown } from '#app/content/markdown.ts';
import { languages } from '#content/languages.ts';
import { ContentFacts, ContentText, contentHtml } from './content-html.server.tsx';

const [english, arabic] = languages;

function htmlOf(markdown: string, language: (typeof languages)[number] = english): string {
  const html = contentHtml(
    <ContentText text={parseMarkdown(markdown)} language={language} path="/blog/a-post" />,
    language,
  );
  return html.replace(/^<div lang="\w+" dir="\w+">|<\/div>$/g, '');
}

test('the element around the content has its language and direction', () => {
  expect(contentHtml('Words', english)).toBe('<div lang="en" dir="ltr">Words</div>');
  expect(contentHtml('كلمات', arabic)).toBe('<div lang="ar" dir="rtl">كلمات</div>');
});

test.each([
  ['a page', '/contact', 'https://site.example/contact', 'https://site.example/ar/contact'],
  ['the home page', '/', 'https://site.example/', 'https://site.example/ar'],
  [
    'a part of another page',
    '/news#one',
    'https://site.example/news#one',
    'https://site.example/ar/news#one',
  ],
  [
    'a part of the same page',
    '#one',
    'https://site.example/blog/a-post#one',
    'https://site.example/ar/blog/a-post#one',
  ],
  ['another site', 'https://other.example/', 'https://other.example/', 'https://other.example/'],
])('a link to %s is absolute and in the language of the text', (_, link, inEnglish, inArabic) => {
  expect(htmlOf(`[Words](${link})`)).toBe(`<p><a href="${inEnglish}">Words</a></p>`);
  expect(htmlOf(`[Words](${link})`, arabic)).toBe(`<p><a href="${inArabic}">Words</a></p>`);
});

test('an email address reads from left to right', () => {
  expect(htmlOf('[a@b.example](mailto:a@b.example)', arabic)).toBe(
    '<p><a href="mailto:a@b.example"><bdi dir="ltr">a@b.example</bdi></a></p>',
  );
});

test.each([
  ['## One\n\n### Two', '<h2>One</h2><h3>Two</h3>'],
  ['- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
  ['1. one\n2. *two*', '<ol><li>one</li><li><em>two</em></li></ol>'],
  ['> one', '<blockquote><p>one</p></blockquote>'],
  ['one\\\ntwo\n\n---', '<p>one<br/>two</p><hr/>'],
  ['`a < b`', '<p><code>a &lt; b</code></p>'],
  [
    '| A |\n|---|\n| b |',
    '<table><tbody><tr><th scope="col">A</th></tr><tr><td>b</td></tr></tbody></table>',
  ],
  [
    '| A |\n|--:|\n| 1 |',
    '<table><tbody><tr><th scope="col">A</th></tr><tr><td>1</td></tr></tbody></table>',
  ],
])('%j becomes plain HTML without ids or classes', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(html);
});

test('facts become a list of names and values', () => {
  expect(
    contentHtml(
      <ContentFacts
        facts={[
          ['City', 'Riyadh'],
          ['When', <b key="when">now</b>],
        ]}
      />,
      english,
    ),
  ).toBe(
    '<div lang="en" dir="ltr"><dl><dt>City</dt><dd>Riyadh</dd><dt>When</dt><dd><b>now</b></dd></dl></div>',
  );
});
