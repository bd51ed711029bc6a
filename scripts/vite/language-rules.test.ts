import postcss from 'postcss';
import { expect, test } from 'vitest';
import { languageRules } from './language-rules.ts';

const CSS = ':root:lang(en) :lang(ar){color:red}html:lang(ar){margin:0}';

function written(codes: string[]): string {
  return postcss([...languageRules(codes)]).process(CSS, { from: undefined }).css;
}

test('two languages keep their rules', () => {
  expect(languageRules(['en', 'ar'])).toEqual([]);
});

test('a language in Arabic script has the rules of Arabic, with a system font for texts', () => {
  expect(written(['en', 'ar', 'ur'])).toMatch(
    /^:root:lang\(en\) (:is\(:lang\(ar\),:lang\(ur\)\))\{color:red\}html\1\{margin:0\}:root:lang\(ur\),:root :lang\(ur\)\{--body:"Noto Naskh Arabic",.+\}$/,
  );
});

test('any other language has the rules of English', () => {
  expect(written(['en', 'ar', 'fr', 'hi'])).toBe(
    ':root:is(:lang(en),:lang(fr),:lang(hi)) :lang(ar){color:red}html:lang(ar){margin:0}',
  );
});
