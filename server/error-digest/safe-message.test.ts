import { expect, test } from 'vitest';
import { safeMessage } from './safe-message.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'name')",
    'Cannot read properties of undefined reading …',
  ],
  ['UNIQUE constraint failed: submissions.email', 'UNIQUE constraint failed …'],
  ['Unexpected token \'S\', "Sara" is not valid JSON', 'Unexpected token … is not valid JSON'],
  ['database is locked', 'database is locked'],
])('the words of Node and of databases stay: %s', (message, expected) => {
  expect(safeMessage(message)).toBe(expected);
});

test.each([
  'Sara Haddad',
  'sara@visitor.test',
  'https://www.example.com/your-data/eyJhbGciOiJIUzI1NiJ9',
  '+966501234567',
  'سارة حداد',
  '203.0.113.77',
])('a message shows nothing that a visitor may have typed: %s', (typed) => {
  for (const message of [`invalid value ${typed}`, `"${typed}" is not valid`, typed, `(${typed})`])
    for (const word of typed.split(' ')) expect(safeMessage(message)).not.toContain(word);
});

test('a long message is cut', () => {
  expect(safeMessage('not '.repeat(1000)).length).toBeLessThan(210);
});
