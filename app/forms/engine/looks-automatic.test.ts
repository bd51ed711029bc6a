import { expect, test } from 'vitest';
import { looksAutomatic } from './looks-automatic.ts';

const honest = {
  trap: '',
  shownFor: 20_000,
  answers: {
    message:
      'See https://www.example.com, https://www.example.net, https://www.example.org and www.example.com',
  },
};

test('a person’s message does not look automatic, with or without a script', () => {
  expect(looksAutomatic(honest)).toBeUndefined();
  expect(looksAutomatic({ ...honest, shownFor: undefined })).toBeUndefined();
});

test.each([
  ['the hidden field filled in', { trap: '0' }, 'trap'],
  ['sent as soon as it was shown', { shownFor: 200 }, 'speed'],
  ['many links', { answers: { message: 'http://a.example '.repeat(5) } }, 'links'],
  [
    'links as machines write them',
    { answers: { message: '[url=x] <a href=y> [url=x] <a href=y> www.z' } },
    'links',
  ],
])('%s looks automatic', (_what, parts, why) => {
  expect(looksAutomatic({ ...honest, ...parts })).toBe(why);
});
