import { expect, test } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { meetings } from './meeting.tsx';

test('each type of partnership has its own sign', () => {
  const slugs = readRecords(languages[0], 'partnerships').map(({ slug }) => slug);
  expect(Object.keys(meetings).sort()).toEqual(slugs.sort());
  const signs = Object.values(meetings).map((stars) => JSON.stringify(stars));
  expect(new Set(signs).size).toBe(slugs.length);
});
