import { expect, test } from 'vitest';
import { styleCutter } from './cut-styles.ts';

const cut = (css: string, body: string, language = 'en') => {
  const page = `<html lang="${language}"><body>${body}</body></html>`;
  return styleCutter(css).forStart(page, page);
};

test.each([
  ['a class on the page', '.a{color:red}', '<p class="b a">', '.a{color:red}'],
  ['a class that is not on the page', '.a{color:red}', '<p class="b">', ''],
  ['one selector of two', '.a,.b{color:red}', '<p class="b">', '.b{color:red}'],
  ['an element', 'dl dt{color:red}', '<dl><dt></dt></dl>', 'dl dt{color:red}'],
  ['an id', '#a{color:red}', '<p id="a">', '#a{color:red}'],
  ['an attribute', '[hidden]{display:none}', '<p hidden="">', '[hidden]{display:none}'],
  ['an attribute that is not on the page', '[hidden]{display:none}', '<p>', ''],
  [
    'an attribute that the browser sets',
    '.a[open] p{color:red}',
    '<p class="a">',
    '.a[open] p{color:red}',
  ],
  [
    'a class that is not excluded',
    '.a:not(.b){color:red}',
    '<p class="a">',
    '.a:not(.b){color:red}',
  ],
  ['one of several', ':is(.a,.b){color:red}', '<p class="b">', ':is(.a,.b){color:red}'],
  ['none of several', ':is(.a,#b) p{color:red}', '<p class="c">', ''],
  ['what an element has', '.a:has(>.b){color:red}', '<p class="a b">', '.a:has(>.b){color:red}'],
  ['what no element has', '.a:has(>.b){color:red}', '<p class="a">', ''],
  [
    'a transition between pages',
    '::view-transition-old(*){color:red}',
    '<p>',
    '::view-transition-old(*){color:red}',
  ],
  [
    'a transition to this refused form',
    '[data-answer]::view-transition-old(*){color:red}',
    '<p data-answer="">',
    '[data-answer]::view-transition-old(*){color:red}',
  ],
  [
    'a transition to another refused form',
    '[data-answer]::view-transition-old(*){color:red}',
    '<p>',
    '',
  ],
  [
    'the typeface of the suggestion',
    '@font-face{font-family:Suggestion;src:url(/a)}',
    '<dialog class="suggestion">',
    '@font-face{font-family:Suggestion;src:url(/a)}',
  ],
  [
    'the typeface of the suggestion on a page without it',
    '@font-face{font-family:Suggestion;src:url(/a)}',
    '<p>',
    '',
  ],
  ['a state', 'a:hover{color:red}', '<a href="/">', 'a:hover{color:red}'],
  [
    'a condition',
    '@media (width>=64rem){.a{color:red}.b{color:red}}',
    '<p class="a">',
    '@media (width>=64rem){.a{color:red}}',
  ],
  [
    'a condition without remaining rules',
    '@media (width>=64rem){.b{color:red}}',
    '<p class="a">',
    '',
  ],
  ['print', '@media print{p{color:red}}', '<p>', ''],
  [
    'keyframes in use',
    '.a{animation:move 1s}@keyframes move{to{opacity:0}}',
    '<p class="a">',
    '.a{animation:move 1s}@keyframes move{to{opacity:0}}',
  ],
  [
    'keyframes whose name is a part of other words',
    '.a{appearance:none;rotate:1turn}@keyframes turn{to{rotate:1turn}}@keyframes appear{to{opacity:0}}',
    '<p class="a">',
    '.a{appearance:none;rotate:1turn}',
  ],
  ['unused keyframes', '.b{animation:move 1s}@keyframes move{to{opacity:0}}', '<p class="a">', ''],
  ['another language', ':lang(ar){line-height:2}', '<p>', ''],
  [
    'a word in another language',
    ':lang(ar){line-height:2}',
    '<a lang="ar">',
    ':lang(ar){line-height:2}',
  ],
  ['a page in another language', 'body:lang(ar) .a{color:red}', '<p class="a" lang="ar">', ''],
  [
    'a class that only a script contains',
    '.a{color:red}',
    '<script>"<p class=\\"a\\">"</script>',
    '',
  ],
])('styleCutter selects the rules for %s', (_, css, body, expected) => {
  expect(cut(css, body)).toBe(expected);
});

test('the font rules are those of the page’s language, with its fallback fonts', () => {
  const faces =
    '@font-face{font-family:"Text en"}@font-face{font-family:"Text ar"}@font-face{font-family:Text ar a}';
  expect(cut(faces, '<a lang="ar">', 'en')).toBe('@font-face{font-family:"Text en"}');
  expect(cut(faces, '', 'ar')).toBe(
    '@font-face{font-family:"Text ar"}@font-face{font-family:Text ar a}',
  );
});

test.each([
  ['a rule uses', ':root{--a:red}p{color:var(--a)}', '<p>', ':root{--a:red}p{color:var(--a)}'],
  [
    'another token uses',
    ':root{--a:red;--b:var(--a)}p{color:var(--b)}',
    '<p>',
    ':root{--a:red;--b:var(--a)}p{color:var(--b)}',
  ],
  ['an attribute uses', ':root{--a:red}', '<path stroke="var(--a)"></path>', ':root{--a:red}'],
  ['nothing uses', ':root{--a:red;--b:var(--a)}p{color:red}', '<p>', 'p{color:red}'],
  ['nothing uses beside others', ':root{--a:red;margin:0;--b:red}', '<p>', ':root{margin:0;}'],
])('styleCutter decides on a token that %s', (_, css, body, expected) => {
  expect(cut(css, body)).toBe(expected);
});

test('what an element has may stand below the start of the page', () => {
  const css = '.a:has(.b){color:red}';
  const [start, page] = ['<html><p class="a">', '<html><p class="a"><b class="b"></b></p>'];
  expect(styleCutter(css).forStart(start, page)).toBe(css);
});

test('rules for the pointer and a scrolled page come with the rest of a page', () => {
  const css =
    '@layer base;.a:hover,.a:focus{color:red}.a:active{color:red}.a:not(:hover){color:blue}' +
    ':root[data-scrolled] .a{color:red}[data-scrolled="night"] .a{color:red}' +
    ':root:not([data-scrolled]) .a{color:blue}@media (pointer:coarse){.a{color:red}}';
  const page = '<html><p class="a"></p>';
  expect(styleCutter(css).forStart(page, page)).toBe(css);
  expect(styleCutter(css).forStart(page, `${page}<p></p>`)).toBe(
    '@layer base;.a:focus{color:red}.a:not(:hover){color:blue}' +
      ':root:not([data-scrolled]) .a{color:blue}',
  );
});

test('rules for the contents of closed details come with the rest of a page', () => {
  const css = '.a{color:red}.b{color:red}.c{color:red}';
  const details = (open: string) =>
    `<details${open}><summary class="a"></summary><p class="b"></p></details><p class="c"></p>`;
  const start = details('');
  expect(styleCutter(css).forStart(start, `${start}<p></p>`)).toBe('.a{color:red}.c{color:red}');
  expect(styleCutter(css).forStart(start, start)).toBe(css);
  expect(styleCutter(css).forStart(details(' open'), `${details(' open')}<p></p>`)).toBe(css);
  const foldedOnPhones = details(' class="folds-on-phones"');
  expect(styleCutter(css).forStart(foldedOnPhones, `${foldedOnPhones}<p></p>`)).toBe(css);
});

test('a rule for a scrolled page stays at the start in a double :not()', () => {
  const css = ':root:not(:not([data-scrolled=""])) .a{color:red}';
  const start = '<html><p class="a"></p>';
  expect(styleCutter(css).forStart(start, `${start}<p></p>`)).toBe(css);
});

test('rules for open details come with the rest of a page whose start has none', () => {
  const css = '.a:not([open]){color:red}.a[open]{color:red}:root:has(.a[open]){color:red}';
  const start = '<html><details class="a"></details>';
  expect(styleCutter(css).forStart(start, start)).toBe(css);
  expect(styleCutter(css).forStart(start, `${start}<p></p>`)).toBe('.a:not([open]){color:red}');
  const open = '<html><details class="a" open=""></details>';
  expect(styleCutter(css).forStart(open, `${open}<p></p>`)).toBe(css);
});

test('the rules of a whole page include print and transitions, and leave out fonts', () => {
  const rules = [
    '.a{color:red}',
    '@media print{.a{color:black}}',
    '::view-transition-old(*){color:red}',
  ].join('');
  const css = `@font-face{font-family:"Text en"}${rules}.b{color:red}@media print{.b{color:black}}`;
  expect(styleCutter(css).forPage('<html lang="en"><p class="a"></p></html>')).toBe(rules);
});
