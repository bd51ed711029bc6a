import { expect, test } from 'vitest';
import { parseMarkdown } from '#app/content/markdown.ts';
import { textChanges, wordChanges } from './text-changes.server.ts';

const changesOf = (before: string, after: string) =>
  textChanges(parseMarkdown(before), parseMarkdown(after)).map(({ tag, changes }) => [
    tag,
    changes.map(({ kind, text }) => `${{ same: '', removed: '-', added: '+' }[kind]}${text}`),
  ]);

test('a changed word includes the punctuation beside it', () => {
  expect(
    wordChanges('Links are valid for 90 days.', 'Links work, as a rule, for 90 days.'),
  ).toEqual([
    { kind: 'same', text: 'Links ' },
    { kind: 'removed', text: 'are valid ' },
    { kind: 'added', text: 'work, as a rule, ' },
    { kind: 'same', text: 'for 90 days.' },
  ]);
  expect(wordChanges('نص واحد', 'نص واحد')).toEqual([{ kind: 'same', text: 'نص واحد' }]);
  expect(wordChanges('', 'New.')).toEqual([{ kind: 'added', text: 'New.' }]);
});

test('the parts of each version together are its text', () => {
  const [before, after] = ['a b c d e f', 'b x c e e f g'];
  const changes = wordChanges(before, after);
  const textOf = (other: string) =>
    changes
      .filter(({ kind }) => kind !== other)
      .map(({ text }) => text)
      .join('')
      .trim();
  expect(textOf('removed')).toBe(after);
  expect(textOf('added')).toBe(before);
});

test('a changed paragraph is compared with its earlier text', () => {
  const before = '## Files\n\nA CV is checked by its content.\n\nNothing else is stored.';
  const after =
    '## Files\n\nThis paragraph did not exist before.\n\nA CV is checked by its name.\n\nNothing else is stored.';
  expect(changesOf(before, after)).toEqual([
    ['h2', ['Files']],
    ['p', ['+This paragraph did not exist before.']],
    ['p', ['A CV is checked by its ', '-content.', '+name.']],
    ['p', ['Nothing else is stored.']],
  ]);
});

test('items of lists and rows of tables are compared one by one', () => {
  expect(changesOf('- one thing\n- two things', '- one thing\n- two or three things')).toEqual([
    ['li', ['one thing']],
    ['li', ['two ', '+or three ', 'things']],
  ]);
  expect(
    changesOf(
      '| What | Kept |\n|---|---|\n| Messages | 12 months |',
      '| What | Kept |\n|---|---|\n| Messages | 6 months |',
    ),
  ).toEqual([
    ['p', ['What · Kept']],
    ['p', ['Messages · ', '-12 ', '+6 ', 'months']],
  ]);
});
