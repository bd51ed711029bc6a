import { expect, test } from 'vitest';
import { journeysFor, siteTestsFor } from './affected-tests.ts';

const SPECS = [
  'tests/journeys/smoke.spec.ts',
  'tests/journeys/webinars.spec.ts',
  'tests/journeys/header.spec.ts',
  'tests/journeys/forms/contact.spec.ts',
  'tests/journeys/forms/contact-errors.spec.ts',
  'tests/journeys/forms/webinar.spec.ts',
  'tests/site/every-page.spec.ts',
];

test.each([
  ['a page', 'app/kinds/webinars/list.tsx', ['smoke', 'webinars']],
  ['a form', 'app/forms/contact/schema.ts', ['forms/contact-errors', 'forms/contact', 'smoke']],
  ['a part of the header', 'app/shell/header-dropdown.tsx', ['header', 'smoke', 'every-page']],
  ['a style sheet', 'app/styles/prose.css', ['smoke', 'every-page']],
  ['the words of a webinar', 'content/en/webinars/first.md', ['smoke', 'webinars']],
  ['the server', 'server/outbox/claims.ts', ['smoke']],
  ['a journey', 'tests/journeys/header.spec.ts', ['header']],
  ['a unit test', 'app/kinds/webinars/list.test.ts', []],
  ['a document', 'docs/operating.md', []],
])('%s runs the journeys named after it', (_, file, expected) => {
  const names = journeysFor([file], SPECS).map((spec) =>
    spec.replace(/^tests\/(journeys|site)\/|\.spec\.ts$/g, ''),
  );
  expect(names).toEqual(expected);
});

test.each([
  ['nothing but a style sheet', ['app/styles/prose.css', 'CHANGELOG.md'], ['weight']],
  ['nothing but the server', ['server/tokens.ts'], expect.arrayContaining(['served-', 'time'])],
  ['a page beside a style sheet', ['app/styles/prose.css', 'app/pages/home/home.tsx'], []],
  ['words', ['content/ar/ui.yaml'], []],
])('%s runs the tests of the built site that it can affect', (_, files, expected) => {
  expect(siteTestsFor(files)).toEqual(expected);
});
