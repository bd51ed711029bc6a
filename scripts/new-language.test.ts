import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { UsageError } from './failures.ts';
import { beginLanguage } from './new-language.ts';

const copy = copyProject(['content/languages.ts', 'content/new', 'content/en/templates']);
const root = path.join(copy.folder, 'content');
afterAll(copy.remove);
afterEach(() => {
  copy.write('content/languages.ts', copy.read('content/languages.ts'));
  copy.restore();
});

test('French is written from left to right, with its own name', () => {
  beginLanguage('fr', root);
  expect(copy.read('content/languages.ts')).toContain(`
  {
    code: 'fr',
    prefix: '/fr',
    dir: 'ltr',
    name: 'Français',
    locale: 'fr',
    openGraph: 'fr_FR',
  },
] as const;`);
});

test('Urdu is written from right to left, with the calendar and the digits of the site', () => {
  const { advice } = beginLanguage('ur', root);
  const list = copy.read('content/languages.ts');
  expect(list).toMatch(/code: 'ur',\n {4}prefix: '\/ur',\n {4}dir: 'rtl',\n {4}name: 'اردو'/);
  expect(list).toContain("locale: 'ur-u-ca-gregory-nu-latn'");
  expect(advice.join()).toContain('lacks letters such as ٹ');
});

test('the advice for another script says that the site has no fonts for it', () => {
  expect(beginLanguage('hi', root).advice.join()).toContain('no fonts for its script (Deva)');
});

test('new records have the translated fields of the English ones, and no facts', () => {
  const { files } = beginLanguage('de', root);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const webinar = copy.read('content/new/webinar.de.md');
  expect(webinar).toMatch(/^---\ntitle: [\s\S]+\npoints:\n {2}- .+\n---\n\n‹/);
  expect(webinar).not.toMatch(/^(?:#|draft|starts|seats)/m);
});

test.each([undefined, '', 'FR', 'xq', 'français', '../fr'])('“%s” is refused', (code) => {
  expect(() => beginLanguage(code, root)).toThrow(
    new UsageError('Say the code of a language, as in "npm run new language fr".'),
  );
});

test('a language that the site has is refused', () => {
  expect(() => beginLanguage('ar', root)).toThrow(/has ar already/);
});
