import { expect, test } from 'vitest';
import { checkSections } from './check-sections.ts';

const sections = [
  { section: 'prose', id: 'why', heading: 'Why' },
  { section: 'cards', cards: [{ to: '/services' }, { to: '#write' }] },
  { section: 'form', id: 'write', form: 'contact' },
];

test('links to sections of the page are accepted', () => {
  expect(checkSections({ actions: [{ text: 'Write', to: '#write' }], sections })).toEqual([]);
});

test('a link to a missing section is reported at its key, with the ids of the page', () => {
  const actions = [{ to: '/contact' }, { to: '#form' }];
  expect(checkSections({ actions, sections })).toEqual([
    {
      keys: ['actions', 1, 'to'],
      expected: 'the id of a section of this page: why, write',
      received: '#form',
    },
  ]);
});

test.each([
  ['an id', { section: 'prose', id: 'why' }, ['sections', 3, 'id'], 'why'],
  ['a form', { section: 'form', form: 'newsletter' }, ['sections', 3, 'section'], 'form'],
])('%s that occurs twice is reported', (_, again, keys, received) => {
  expect(checkSections({ sections: [...sections, again] })).toEqual([
    { keys, expected: `${received} only once`, received },
  ]);
});

test('values of a wrong type are left to the schema', () => {
  expect(checkSections({ actions: 'none', sections: [3, { cards: [null], to: 5 }] })).toEqual([]);
});
