import { expect, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import { parityProblems } from './parity.ts';
import type { SourceFile } from './source-file.ts';

const source = (
  language: 'en' | 'ar',
  text: string,
  key = 'text',
): CompiledContent['sources'][number] => {
  const file = `content/${language}/pages/page.yaml`;
  return {
    file,
    language,
    source: { file, value: { [key]: text }, lineOf: () => 3 } satisfies SourceFile,
  };
};
const problemsOf = (english: string, arabic: string, key?: string) =>
  parityProblems({
    sources: [source('en', english, key), source('ar', arabic, key)],
    organization: undefined,
    synonyms: undefined,
    redirects: undefined,
    terms: undefined,
    unconfirmed: undefined,
    problems: [],
    missing: [],
    privateFacts: {},
    pictures: {},
    firmWords: {},
    languages: { en: nothing, ar: nothing } as CompiledContent['languages'],
  });
const nothing = {
  ui: undefined,
  announcement: undefined,
  blocks: undefined,
  forms: undefined,
  emails: undefined,
  feeds: undefined,
  firm: undefined,
  pages: {},
  collections: {},
};

test('a translation with the same placeholders and links is accepted', () => {
  expect(
    problemsOf(
      'Write to {email} or see [services](/services).',
      'اكتبوا إلى {email} أو اطلعوا على [الخدمات](/services).',
    ),
  ).toEqual([]);
});

test('a lost or misspelt placeholder is reported', () => {
  expect(problemsOf('Copied: {email}', 'نُسخ: {mail}')).toMatchObject([
    { file: 'content/ar/pages/page.yaml', line: 3, key: 'text', received: '{mail}' },
  ]);
});

test('the words that the build fills in may stand in one language only', () => {
  expect(problemsOf('Write to {firm} in {cities}.', 'اكتبوا إلينا.')).toEqual([]);
});

test('a link to another page is reported', () => {
  expect(problemsOf('See [services](/services).', 'اطلعوا على [الخدمات](/contact).')).toHaveLength(
    1,
  );
});

test('a block that the translation lacks, or that shows another file, is reported', () => {
  const block = (file: string) => `:::picture[A]{file=${file}}\nB\n:::`;
  const english = `One\n\n${block('star.png')}\n\n:::note\nA\n:::`;
  const arabic = (file: string) => `نجمة\n\n${block(file)}\n\n:::note\nنص\n:::`;
  expect(problemsOf(english, arabic('star.png'), 'body')).toEqual([]);
  expect(problemsOf(english, arabic('moon.png'), 'body')).toMatchObject([
    {
      file: 'content/ar/pages/page.yaml',
      line: 5,
      expected: 'the blocks of the original: picture star.png, note',
      received: 'picture moon.png, note',
    },
  ]);
  expect(problemsOf(english, 'نجمة', 'body')).toMatchObject([{ line: 3, received: 'none' }]);
});

test.each(['Contact us', 'اكتبوا إلينا when you are ready', 'Services'])(
  'English left in Arabic is reported: %s',
  (text) => {
    expect(problemsOf('Any', text).length).toBeGreaterThan(0);
  },
);

test.each(['منصة Power BI', 'وفق ISO 27001', '2011', '{email}', 'hello@miqyas.example؛ أو غيره'])(
  'names, numbers and emails are accepted: %s',
  (text) => {
    const placeholders = text.match(/\{\w+\}/)?.[0] ?? '';
    expect(problemsOf(`Any ${placeholders}`, text)).toEqual([]);
  },
);

test.each(['zero', 'one', 'two'])('the plural form “%s” may omit the number', (form) => {
  expect(problemsOf('{count} minutes', 'دقيقتان', form)).toEqual([]);
  expect(problemsOf('One minute', '{count} دقيقة', form)).toEqual([]);
});

test.each(['few', 'many', 'other'])('the plural form “%s” must contain the number', (form) => {
  expect(problemsOf('{count} minutes', 'دقائق', form)).toMatchObject([
    { key: form, expected: 'the placeholders of the original: {count}', received: 'none' },
  ]);
});

test('a form that may omit the number may omit nothing more', () => {
  expect(problemsOf('[One](/news) minute', '[واحدة](/contact) دقيقة', 'one')).toHaveLength(1);
  expect(problemsOf('One minute', 'One minute', 'one')).toHaveLength(1);
});

test('facts are not prose', () => {
  expect(problemsOf('riyadh', 'riyadh', 'city')).toEqual([]);
});
