import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { MESSAGE, outboxRow } from '#tests/support/outbox-rows.ts';
import { compose } from './compose.ts';
import type { StoredMessage } from './message.ts';

const MAIL_FROM = 'مقياس <site@firm.example>';
const row = outboxRow({
  id: 'one',
  recipient: 'visitor@mail.example',
  created_at: Date.UTC(2026, 10, 22, 9, 30, 15),
});

const composeWith = (message: Partial<StoredMessage>, files: Parameters<typeof compose>[2] = []) =>
  compose(row, { ...MESSAGE, ...message }, files, { MAIL_FROM });
const read = async (message: Partial<StoredMessage>, files: Parameters<typeof compose>[2] = []) =>
  PostalMime.parse((await composeWith(message, files)).bytes);
const header = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

test('Arabic subject, names, text and file names arrive unchanged', async () => {
  const subject =
    'رسالة جديدة من موقع «مقياس»: استفسار عن استراتيجية الذكاء الاصطناعي وتحليل البيانات في دول الخليج';
  const name = 'السيرة الذاتية - نورة بنت عبد الرحمن (٢٠٢٦) النسخة الأخيرة بعد التعديل.pdf';
  const mail = await read(
    {
      subject,
      text: 'مرحبًا،\n\nسطر ثانٍ 👋🏽.\n.سطر يبدأ بنقطة',
      html: '<html lang="ar" dir="rtl"><body dir="rtl"><p>مرحبًا</p></body></html>',
      replyTo: { name: 'نورة «أم محمد» القحطاني', address: 'noura@mail.example' },
      calendar: { name: 'ندوة.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
    },
    [
      {
        name,
        type: 'application/pdf',
        bytes: Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10]),
      },
    ],
  );
  expect(mail.subject).toBe(subject);
  expect(mail.from).toEqual({ name: 'مقياس', address: 'site@firm.example' });
  expect(mail.to).toEqual([{ name: '', address: 'visitor@mail.example' }]);
  expect(mail.replyTo).toEqual([
    { name: 'نورة «أم محمد» القحطاني', address: 'noura@mail.example' },
  ]);
  expect(mail.text?.trimEnd()).toBe('مرحبًا،\n\nسطر ثانٍ 👋🏽.\n.سطر يبدأ بنقطة');
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(
    mail.attachments.map(({ filename, mimeType, disposition }) => [
      filename,
      mimeType,
      disposition,
    ]),
  ).toEqual([
    ['ندوة.ics', 'text/calendar', 'attachment'],
    [name, 'application/pdf', 'attachment'],
  ]);
  expect(Buffer.from(mail.attachments[1]?.content as ArrayBuffer)).toEqual(
    Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10]),
  );
});

test('the mail has our sender, Auto-Submitted, and the stored id and date', async () => {
  const { envelope } = await composeWith({});
  expect(envelope).toEqual({ from: 'site@firm.example', to: ['visitor@mail.example'] });
  const mail = await read({});
  expect(mail.messageId).toBe('<one@site.example>');
  expect(mail.date).toBe('2026-11-22T09:30:15.000Z');
  expect(header(mail, 'auto-submitted')).toEqual(['auto-generated']);
  expect(header(mail, 'content-type')[0]).toMatch(/^multipart\/alternative/);
});

test('text and HTML are alternatives, and a calendar entry is an attachment in UTF-8', async () => {
  const { bytes } = await composeWith({
    calendar: { name: 'webinar.ics', content: 'BEGIN:VCALENDAR' },
  });
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.indexOf('multipart/alternative')).toBeGreaterThan(text.indexOf('multipart/mixed'));
  expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+name=webinar\.ics/);
  expect(text).toContain('Content-Disposition: attachment; filename=webinar.ics');
});

test('the type of a calendar entry has its method, so that programs apply it', async () => {
  for (const method of ['PUBLISH', 'CANCEL']) {
    const content = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
    const mail = await read({ calendar: { name: 'webinar.ics', content } });
    expect(mail.attachments[0]?.method).toBe(method);
  }
});

test('names of files are encoded by the standard', async () => {
  const { bytes } = await composeWith({}, [
    { name: 'سيرة.pdf', type: 'application/pdf', bytes: Buffer.from('x') },
  ]);
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/filename\*(0\*)?=utf-8''%D8%B3/);
});

test('the same row gives the same bytes, and another row gives others', async () => {
  const message = { calendar: { name: 'a.ics', content: 'x' } };
  const [first, again] = [await composeWith(message), await composeWith(message)];
  expect(Buffer.from(first.bytes).equals(again.bytes)).toBe(true);
  const other = await compose({ ...row, id: 'two' }, { ...MESSAGE, ...message }, [], { MAIL_FROM });
  expect(Buffer.from(first.bytes).equals(other.bytes)).toBe(false);
});

test('all lines end with CRLF, and none is too long for SMTP', async () => {
  for (const text of ['a\nb\r\nc\rd\n\n', `a\nb\r\nc\rd${'ي'.repeat(4000)}`]) {
    const { bytes } = await composeWith({ text, html: `<p>${'x'.repeat(5000)}</p>` });
    const mail = Buffer.from(bytes).toString('latin1');
    expect(mail.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...mail.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  }
});

test('extra headers are complete, even with a long URL', async () => {
  const link = `<https://www.firm.example/newsletter/unsubscribe?token=${'aB3_-'.repeat(60)}>`;
  const mail = await read({
    headers: { 'List-Unsubscribe': link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(header(mail, 'list-unsubscribe')).toEqual([link]);
  expect(header(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
});

const CODED = '=?utf-8?Q?Invoice=0D=0ABcc:_victim@mail.example?=';

test.each([
  ['a line break', 'Hello\r\nBcc: victim@mail.example'],
  ['a lone carriage return', 'Hello\rBcc: victim@mail.example'],
  ['a line separator', 'Hello\u2028Bcc: victim@mail.example'],
  ['an encoded word', CODED],
  ['an encoded word in Arabic', `سؤال ${CODED} عاجل`],
  ['an encoded word that the cleaning could make', '==??utf-8?Q?x=0D=0ABcc:_a@b.example?='],
  ['an encoded word around a control character', '=\u0000?utf-8?Q?x=0D=0ABcc:_a@b.example?='],
])('%s in a subject, a name or a file name does not start a header', async (_what, text) => {
  const mail = await read(
    {
      subject: text,
      replyTo: { name: text, address: 'a@mail.example' },
      headers: { 'X-Topic': text },
    },
    [{ name: `${text}.pdf`, type: 'application/pdf', bytes: Buffer.from('x') }],
  );
  const known = [
    'from',
    'to',
    'reply-to',
    'subject',
    'message-id',
    'date',
    'auto-submitted',
    'x-topic',
    'mime-version',
    'content-type',
  ];
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(known.sort());
  expect(mail.bcc).toBeUndefined();
  for (const decoded of [mail.subject, mail.replyTo?.[0]?.name, mail.attachments[0]?.filename]) {
    expect(decoded).toMatch(/victim@mail|a@b\.example/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be there
    expect(decoded).not.toMatch(/[\u0000-\u001f\u2028]/);
  }
});

test('a recipient with several e-mails counts as one', async () => {
  const { envelope, bytes } = await compose(
    { ...row, recipient: 'a@mail.example, b@mail.example' },
    MESSAGE,
    [],
    { MAIL_FROM },
  );
  expect(envelope.to).toHaveLength(1);
  expect((await PostalMime.parse(bytes)).to).toHaveLength(1);
  const { replyTo } = await read({
    replyTo: { name: 'A, B <b@mail.example>', address: 'a@mail.example>, <c@mail.example' },
  });
  expect(replyTo).toHaveLength(1);
});
