import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { compileContent } from '#scripts/content/compile.ts';
import { problemText } from '#scripts/content/problem-text.ts';
import { copyProject } from '#tests/support/project-copy.ts';

vi.setConfig({ testTimeout: 120_000 });
const copy = copyProject(['content']);
afterAll(copy.remove);
afterEach(copy.restore);

const WEBINARS = 'content/en/pages/webinars.yaml';
const POST = 'content/en/blog/ai-innovation.md';
const ARABIC_JOB = 'content/ar/jobs/junior-data-analyst.md';

function problems(): string[] {
  return compileContent(path.join(copy.folder, 'content')).problems.map((problem) =>
    problemText(problem).trim(),
  );
}

function lineOf(file: string, passage: string): number {
  const before = copy.read(file).split(passage)[0];
  return before === undefined ? Number.NaN : before.split('\n').length;
}

test('the content has no mistakes', () => {
  expect(problems()).toEqual([]);
});

test('an unknown key is reported', () => {
  copy.edit(WEBINARS, /^heading:/m, 'subheading: A key of their own\nheading:');
  expect(problems()).toEqual([
    `${WEBINARS}:${lineOf(WEBINARS, 'A key of')} subheading: expected no such key, received subheading`,
  ]);
});

test('a missing key is reported', () => {
  copy.edit(WEBINARS, /^heading: .*\n/m, '');
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/en\/pages\/webinars\.yaml:\d+ heading: expected .+, received nothing$/,
    ),
  ]);
});

test('a missing nested key is reported with its path and line', () => {
  copy.edit(WEBINARS, /^ {4}heading: What a session is like\n/m, '');
  const [problem] = problems();
  expect(problem).toMatch(
    /^content\/en\/pages\/webinars\.yaml:\d+ sections\.0\.heading: expected .+, received nothing$/,
  );
  expect(problem).toContain(`:${lineOf(WEBINARS, 'id: format')} `);
});

test('a value of another type is reported', () => {
  copy.edit(WEBINARS, /^heading: .*$/m, 'heading: 42');
  expect(problems()).toEqual([
    `${WEBINARS}:${lineOf(WEBINARS, 'heading:')} heading: expected string, received 42`,
  ]);
});

test('a title too long for search results is reported', () => {
  copy.edit(WEBINARS, /^title: .*$/m, `title: ${'W'.repeat(61)}`);
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/en\/pages\/webinars\.yaml:1 title: expected at most 60 characters, received "W+…?"/,
    ),
  ]);
});

test('a translation follows the same rules', () => {
  copy.edit('content/ar/pages/webinars.yaml', /^title: .*$/m, `title: ${'م'.repeat(61)}`);
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/ar\/pages\/webinars\.yaml:1 title: expected at most 60 characters, received "م+…?"/,
    ),
  ]);
});

test.each(['2026-13-09', '9 June 2026', 'soon'])('%s is not a date', (date) => {
  copy.edit(POST, /^date: .*$/m, `date: ${date}`);
  expect(problems()).toEqual([
    `${POST}:${lineOf(POST, 'date:')} date: expected a date that the calendar has, written as 2026-11-01, received "${date}"`,
  ]);
});

test('a date that the calendar lacks is reported', () => {
  copy.edit(POST, /^date: .*$/m, 'date: 2026-02-30');
  expect(problems()).toEqual([
    expect.stringContaining(`${POST}:${lineOf(POST, 'date:')} date: expected`),
  ]);
});

test('a missing file of a page is reported', () => {
  copy.delete(WEBINARS);
  expect(problems()).toContain(`${WEBINARS}: expected a file, received nothing`);
});

test('a translation without an original is reported', () => {
  copy.write('content/ar/blog/stray.md', copy.read(ARABIC_JOB));
  expect(problems()).toEqual([
    'content/ar/blog/stray.md: expected an original at content/en/blog/stray.md, received nothing',
  ]);
});

test('an unused file is reported', () => {
  copy.write('content/en/pages/webinar.yaml', copy.read(WEBINARS));
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/en\/pages\/webinar\.yaml: expected a file in .+, received pages\/webinar\.yaml$/,
    ),
  ]);
});

test('a translated list of another length is reported', () => {
  const [, list = ''] = copy.read(ARABIC_JOB).split(/^responsibilities:\n|^requirements:/m);
  const items = list.trimEnd().split('\n').length;
  copy.edit(ARABIC_JOB, /^ {2}- .*\n/m, '');
  expect(problems()).toEqual([
    `${ARABIC_JOB}:${lineOf(ARABIC_JOB, '  - ')} responsibilities: expected a list of ${items}, like the original, received a list of ${items - 1}`,
  ]);
});

test('a fact that a translation repeats is reported', () => {
  copy.edit(ARABIC_JOB, /^name:/m, 'city: riyadh\nname:');
  expect(problems()).toEqual([
    `${ARABIC_JOB}:2 city: expected nothing: this fact stands in the original only, received "riyadh"`,
  ]);
});

test.each([
  ['# A heading of the first level', 'a heading of level 1; only ## and ### are used in a text'],
  ['<b>markup</b>', 'Markdown of the kind “html”, which the site does not render'],
  ['![a picture](/x.png)', 'Markdown of the kind “image”, which the site does not render'],
])('a text may not contain %s', (line, received) => {
  copy.edit(POST, /^## A demonstration.*$/m, line);
  expect(problems()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${POST}:\\d+ body: expected Markdown that the site renders, received ${escaped(received)} \\(line \\d+ of the text\\)$`,
      ),
    ),
  ]);
});

test('invalid YAML is reported with its line', () => {
  copy.edit(WEBINARS, /^heading: .*$/m, 'heading: "An open quotation');
  expect(problems()).toContainEqual(
    expect.stringMatching(/^content\/en\/pages\/webinars\.yaml:\d+: expected YAML, received ./),
  );
});

test('invalid YAML in front matter is reported with the line of the file', () => {
  copy.edit(POST, /^author: .*$/m, 'author: {');
  const [problem] = problems();
  expect(problem).toMatch(/^content\/en\/blog\/ai-innovation\.md:\d+: expected YAML, received ./);
  expect(Number(/:(\d+):/.exec(problem ?? '')?.[1])).toBeGreaterThanOrEqual(
    lineOf(POST, 'author:'),
  );
});

test('Markdown without front matter is reported', () => {
  copy.write(POST, 'Only text.\n');
  expect(problems()).toEqual([
    `${POST}:1: expected front matter between two lines of ---, received "Only text.\\n"`,
  ]);
});

test('a wrong fact about the firm is reported', () => {
  copy.edit('content/organization.yaml', /^founded: .*$/m, 'founded: long ago');
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/organization\.yaml:\d+ founded: expected number, received "long ago"$/,
    ),
  ]);
});

function escaped(text: string): string {
  return text.replace(/[;.]/g, '\\$&');
}
