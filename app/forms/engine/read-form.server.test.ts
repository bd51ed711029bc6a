import { expect, test } from 'vitest';
import { LIMITS, multipart, NO_FILE, part, posted, URLENCODED } from '#tests/support/form-bytes.ts';
import { readForm } from './read-form.server.ts';

test('reads a form with a file as a browser sends it, with an Arabic name', async () => {
  const form = new FormData();
  form.set('name', 'نورة');
  form.set('message', 'Line one\nline two\r\n\r\n--b\r\nquoted "text"');
  form.set('cv', new File(['%PDF-1.4 …'], 'سيرة ذاتية.pdf', { type: 'application/pdf' }));
  const { values, file, problem } = await readForm(
    new Request('https://site.example', { method: 'POST', body: form }),
    LIMITS,
  );
  expect(problem).toBeUndefined();
  expect(values).toEqual({
    name: 'نورة',
    message: 'Line one\r\nline two\r\n\r\n--b\r\nquoted "text"',
  });
  expect(file).toMatchObject({
    field: 'cv',
    name: 'سيرة ذاتية.pdf',
    type: 'application/pdf',
    isCut: false,
  });
  expect(Buffer.from(file?.bytes ?? []).toString()).toBe('%PDF-1.4 …');
});

test('reads a form without a file', async () => {
  const form = new URLSearchParams({ name: 'نورة & co', empty: '', message: 'a+b = 100%\r\n' });
  expect(
    await readForm(new Request('https://site.example', { method: 'POST', body: form }), NO_FILE),
  ).toEqual({
    values: { name: 'نورة & co', empty: '', message: 'a+b = 100%\r\n' },
  });
  expect(await readForm(posted('', URLENCODED), NO_FILE)).toEqual({ values: {} });
});

test('the first of two fields with the same name counts, even if it is empty', async () => {
  expect(await readForm(posted('a=&a=2&b=3', URLENCODED), NO_FILE)).toEqual({
    values: { a: '', b: '3' },
  });
  const body = multipart([
    part('a', '1'),
    part('a', '2'),
    part('cv', 'first', 'one.pdf'),
    part('cv', 'second', 'two.pdf'),
  ]);
  const { values, file } = await readForm(posted(body), LIMITS);
  expect(values).toEqual({ a: '1' });
  expect(file).toMatchObject({ name: 'one.pdf', bytes: Buffer.from('first') });
});

test('a field may have the name of a property that every object has', async () => {
  const { values } = await readForm(posted('__proto__=x&constructor=y', URLENCODED), NO_FILE);
  expect(JSON.stringify(values)).toBe('{"__proto__":"x","constructor":"y"}');
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});

test('an empty file field is not a file, but an empty file is one', async () => {
  expect(await readForm(posted(multipart([part('a', '1'), part('cv', '', '')])), LIMITS)).toEqual({
    values: { a: '1' },
  });
  expect(
    (await readForm(posted(multipart([part('cv', '', 'empty.pdf')])), LIMITS)).file,
  ).toMatchObject({
    name: 'empty.pdf',
    bytes: Buffer.alloc(0),
  });
});

test('unexpected files are dropped', async () => {
  const body = multipart([
    part('photo', 'x', 'me.png'),
    part('a', '1'),
    part('b', 'text, or is it', 'b.txt'),
  ]);
  expect(await readForm(posted(body), LIMITS)).toEqual({ values: { a: '1' } });
  expect(
    await readForm(posted(multipart([part('a', '1'), part('cv', 'x', 'cv.pdf')])), NO_FILE),
  ).toEqual({ values: { a: '1' } });
});

test.each([
  ['C:\\Users\\Noura\\سيرة.pdf', 'سيرة.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['\u2068\u200Fسيرة\u2069 cv.pdf', 'سيرة cv.pdf'],
  ['cafe\u0301.pdf', 'café.pdf'],
  ['  cv\u0000\u0007\u2028.pdf\u00A0', 'cv.pdf'],
  ['..', ''],
  ['ملف'.repeat(100).concat('.docx'), `${'ملف'.repeat(65)}.docx`],
  ['😀'.repeat(300), '😀'.repeat(200)],
  ['it\'s 100% "mine".pdf', "it's 100% %22mine%22.pdf"],
])('the file name %j becomes %j', async (sent, kept) => {
  const { file } = await readForm(
    posted(multipart([part('cv', 'x', sent.replaceAll('"', '%22'))])),
    LIMITS,
  );
  expect(file?.name).toBe(kept);
});

test('a file name may be encoded', async () => {
  const disposition =
    'Content-Disposition: form-data; name="cv"; filename*=UTF-8\'\'%D8%B3%D9%8A%D8%B1%D8%A9.pdf';
  const { file } = await readForm(posted(`--b\r\n${disposition}\r\n\r\nx\r\n--b--\r\n`), LIMITS);
  expect(file?.name).toBe('سيرة.pdf');
});
