import { expect, test } from 'vitest';
import type { Pages } from '#app/content/schemas/pages.ts';
import { countWords } from '#app/i18n/reading-time.ts';
import type { KindName, KindRecord } from '#app/kinds/kinds.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import { languages } from '#content/languages.ts';
import { compileContent } from '#scripts/content/compile.ts';
import { LINKING } from '#scripts/content/keep-together.ts';

// These tests need no build. They leave out drafts, but include scheduled texts.

type Content = { pages: Pages; collections: { [Name in KindName]: KindRecord<Name>[] } };

const compiled = compileContent('content').languages as unknown as Record<string, Content>;
const contents = languages.map(({ code }) => {
  const { pages, collections } = compiled[code] ?? {};
  if (!pages || !collections) throw new Error(`${code} has no content`);
  return { code, pages, collections: withoutDrafts(collections) };
});

function withoutDrafts(collections: Content['collections']): Content['collections'] {
  const finished = Object.entries(collections).map(([name, entries]) => [
    name,
    entries.filter(({ draft }) => !draft),
  ]);
  return Object.fromEntries(finished);
}

function wordsIn(...texts: Parameters<typeof wordsOf>[0][]): number {
  return texts.reduce((sum: number, text) => sum + countWords(wordsOf(text)), 0);
}

function wordsOf(text: string | KindRecord<'blog'>['body']): string {
  return typeof text === 'string' ? text : plainTextOf(text);
}

function serviceWords({
  name,
  heading,
  lead,
  duration,
  team,
  body,
  approach,
  deliverables,
  needs,
  questions,
  contact,
}: KindRecord<'services'>): number {
  return wordsIn(
    ...[name, heading, lead, duration, team, body, contact.heading, contact.text],
    ...[approach.heading, ...approach.steps.flatMap((step) => [step.name, step.time, step.text])],
    ...[deliverables.heading, ...deliverables.items.flatMap((item) => [item.name, item.text])],
    ...[needs.heading, ...needs.items],
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  );
}

function shortOf<Name extends KindName>(
  name: Name,
  least: number,
  count: (entry: KindRecord<Name>) => number,
): string[] {
  return contents.flatMap(({ code, collections }) =>
    collections[name]
      .filter((entry) => count(entry) < least)
      .map((entry) => `${code} ${entry.slug}: ${count(entry)} words, not ${least}`),
  );
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('every service has 450 words or more, in each language', () => {
  expect(shortOf('services', 450, serviceWords)).toEqual([]);
});

test('every post has 900 words or more, in each language', () => {
  expect(shortOf('blog', 900, ({ body }) => wordsIn(body))).toEqual([]);
});

test('records of all other kinds have enough words', () => {
  const most = [
    ...shortOf('case-studies', 150, ({ challenge, solution, body }) =>
      wordsIn(challenge, solution, body),
    ),
    ...shortOf('documentation', 150, ({ body }) => wordsIn(body)),
    ...shortOf('jobs', 50, ({ body }) => wordsIn(body)),
    ...shortOf('partnerships', 130, ({ body, example, firstStep, refuses }) =>
      wordsIn(body, example, firstStep, refuses),
    ),
    ...shortOf('legal', 150, ({ body }) => wordsIn(body)),
    ...shortOf('news', 20, ({ body }) => wordsIn(body)),
    ...shortOf('webinars', 50, ({ body }) => wordsIn(body)),
  ];
  expect(most).toEqual([]);
});

test.each(contents)('services share no heading ($code)', ({ collections }) => {
  const headings = collections.services.flatMap(
    ({ heading, body, approach, deliverables, needs, contact }) => [
      ...[heading, approach.heading, deliverables.heading, needs.heading, contact.heading],
      ...body.nodes.flatMap((node) =>
        typeof node !== 'string' && /^h[23]$/.test(node[0]) ? [plainTextOf(node).trim()] : [],
      ),
    ],
  );
  expect(headings.length).toBeGreaterThanOrEqual(11 * 6);
  expect(repeated(headings)).toEqual([]);
});

test.each(contents)(
  'the site has at least the promised number of records ($code)',
  ({ collections }) => {
    const promised = {
      services: 11,
      blog: 3,
      jobs: 5,
      partnerships: 4,
      'case-studies': 4,
      legal: 5,
      documentation: 8,
      news: 8,
    } as const;
    for (const [name, least] of Object.entries(promised) as [keyof typeof promised, number][])
      expect(collections[name].length, name).toBeGreaterThanOrEqual(least);
  },
);

test.each(contents)(
  'the help center answers twenty questions or more, each with its own URL ($code)',
  ({ pages }) => {
    const { groups } = pages['help-center'];
    const questions = groups.flatMap((group) => group.questions);
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(repeated([...groups, ...questions].map(({ id }) => id))).toEqual([]);
    expect(repeated(questions.map(({ question }) => question))).toEqual([]);
    expect(questions.filter(({ answer }) => wordsIn(answer) < 10)).toEqual([]);
  },
);

test.each(contents)('no number ends a line before what it counts ($code)', (content) => {
  const texts = JSON.stringify(content);
  const counted = new RegExp(
    `(?<![\\p{L}\\d.,:-])(?!(?:19|20)\\d\\d )\\d+ (?!(?:${LINKING})(?!\\p{L}))\\p{L}+`,
    'gu',
  );
  expect(texts.match(counted) ?? []).toEqual([]);
});
