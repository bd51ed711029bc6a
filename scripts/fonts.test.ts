import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFonts } from './fonts.ts';

type NoContent = Parameters<typeof makeFonts>[1];

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
const { css, preload, sheets } = await makeFonts(folder, { en: {}, ar: {} } as NoContent);
const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
const sheetOf = (language: string) =>
  readFileSync(path.join(folder, path.basename(sheets[language] ?? '')), 'utf8');
const [english, arabic] = [sheetOf('en'), sheetOf('ar')];
rmSync(folder, { recursive: true });
const rules = Array.from(
  css.matchAll(/@font-face\{font-family:([^;]+);([^}]+)\}/g),
  ([, family = '', text = '']) => ({ family, text }),
);

test('every first family of a font stack has a rule, and every rule a stack', () => {
  const sheets = ['app/styles/tokens.css', 'app/shell/language-suggestion.css'];
  const stacks = sheets.map((file) => readFileSync(file, 'utf8')).join('');
  const named = new Set(
    Array.from(
      stacks.matchAll(/"((?:Display|Figures|Text) [^"]+|Suggestion)"/g),
      ([, family]) => family,
    ),
  );
  expect(new Set(rules.map(({ family }) => family))).toEqual(named);
});

test.each([
  ['en', 2],
  ['ar', 3],
])('the rules for %s name its %i files, one of them preloaded', (language, count) => {
  const own = files.filter((name) => name.includes(`-${language}.`));
  expect(own).toHaveLength(count);
  for (const file of own) expect(css).toContain(`url(/fonts/${file})`);
  expect(own.map((file) => `/fonts/${file}`)).toContain(preload[language]);
});

test('each language has a style sheet with its font rules, without those of the suggestion', () => {
  const count = (text: string, what: string) => text.split(what).length - 1;
  expect(count(css, 'font-family:Suggestion;')).toBe(2);
  expect(count(english, '@font-face') + count(arabic, '@font-face')).toBe(
    count(css, '@font-face') - count(css, 'font-family:Suggestion;'),
  );
  expect(arabic).toContain('font-family:Text ar;');
  expect(arabic).not.toContain(' en');
  expect(english).not.toContain(' ar');
});

test('a local font has the base line and the line height of the font it replaces', () => {
  const standing = rules.filter(({ text }) => text.includes('local('));
  expect(standing.length).toBeGreaterThan(0);
  for (const { family, text } of standing) {
    const [size, ascent, descent] = Array.from(
      text.matchAll(/(?:size-adjust|ascent-override|descent-override):([\d.]+)%/g),
      ([, value]) => Number(value) / 100,
    );
    const reach = [(size ?? 0) * (ascent ?? 0), (size ?? 0) * (descent ?? 0)];
    // These are the metrics of Markazi Text at 132 %, of Instrument Sans and of Readex Pro.
    const expected = family.startsWith('Display')
      ? [1.107, 0.477]
      : family.startsWith('Text en')
        ? [0.97, 0.25]
        : [1, 0.25];
    for (const [index, value] of expected.entries())
      expect(reach[index], family).toBeCloseTo(value, 2);
  }
});
