import { expect, test } from 'vitest';
import { MESSAGE } from '#tests/support/outbox-rows.ts';
import { parseMessage } from './message.ts';

test('a stored message is parsed with its optional parts', () => {
  const message = {
    ...MESSAGE,
    replyTo: { name: 'Noura', address: 'noura@mail.example' },
    calendar: { name: 'webinar.ics', content: 'BEGIN:VCALENDAR' },
    headers: { 'List-Unsubscribe': '<https://www.firm.example/u>' },
    withUploads: true,
  };
  expect(parseMessage(JSON.stringify(message))).toEqual(message);
  expect(parseMessage(JSON.stringify({ ...MESSAGE, kind: 'more' }))).toEqual(MESSAGE);
});

test.each([
  ['nothing, as after the text was erased', ''],
  ['no JSON', '{'],
  ['no text', JSON.stringify({ subject: 'A' })],
  ['a second recipient', JSON.stringify({ ...MESSAGE, headers: { Bcc: 'victim@mail.example' } })],
  ['another sender', JSON.stringify({ ...MESSAGE, headers: { from: 'chief@firm.example' } })],
  [
    'a header that is two',
    JSON.stringify({ ...MESSAGE, headers: { 'X-A: 1\r\nBcc': 'victim@mail.example' } }),
  ],
])('%s is not a message', (_what, json) => {
  expect(parseMessage(json)).toBeUndefined();
});
