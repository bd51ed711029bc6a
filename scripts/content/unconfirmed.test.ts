import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '#tests/support/inbox-for.ts';
import { unconfirmedProblems } from './unconfirmed.ts';

let root = '';
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const received = (...places: string[]) =>
  unconfirmedProblems({ firm: { topic: places }, lawyer: {} }, root).map(
    (problem) => problem.received,
  );

beforeEach(() => {
  root = emptyFolder();
  write('organization.yaml', 'founded: 2011\n');
  write('en/pages/about.yaml', 'promise: { text: x }\nsections:\n  - id: story\n    body: Text\n');
  write('en/pages/help.yaml', 'groups:\n  - id: cost\n    questions:\n      - id: what-it-costs\n');
  write('en/jobs/one.md', '---\ncity: dubai\n---\nText\n');
  write('en/legal/terms.md', '---\nversion: "1"\n---\n\n## Governing law\n\nText\n');
  write('unconfirmed.yaml', 'firm:\n  topic:\n    - jobs/*\n    - jobs/two.md\n');
});

test('files, keys, and ids of sections, questions and headings are places', () => {
  expect(
    received(
      ...['organization.yaml#founded', 'pages/about.yaml#promise.text', 'pages/about.yaml#story'],
      ...['pages/help.yaml#what-it-costs', 'legal/terms.md', 'legal/terms.md#governing-law'],
      ...['legal/terms.md#version', 'jobs/*', 'jobs/*#city'],
    ),
  ).toEqual([]);
});

test('a place that does not exist is reported', () => {
  const wrong = [
    ...['organization.yaml#found', 'pages/about.yaml#promise.words', 'pages/about.yaml#stories'],
    ...['pages/no.yaml', 'news/*', 'jobs/*#salary', 'legal/terms.md#liability'],
  ];
  expect(received(...wrong)).toEqual(wrong);
});

test('a problem names the line of the place and what is expected', () => {
  expect(
    unconfirmedProblems({ firm: { topic: ['jobs/*', 'jobs/two.md'] }, lawyer: {} }, root),
  ).toEqual([
    {
      file: 'content/unconfirmed.yaml',
      line: 4,
      key: 'firm.topic.1',
      expected: 'a file below content/en/ or content/',
      received: 'jobs/two.md',
    },
  ]);
});

test('a file that cannot be read causes no second problem, and a wrong text no error', () => {
  write('en/pages/about.yaml', 'promise: "open');
  write('en/legal/terms.md', '---\nversion: "1"\n---\n\n# Too high\n');
  expect(received('pages/about.yaml#promise', 'legal/terms.md#version')).toEqual([]);
});
