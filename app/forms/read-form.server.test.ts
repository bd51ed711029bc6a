import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { type FormLimits, type ReceivedForm, readForm } from './read-form.server.ts';

const LIMITS: FormLimits = { text: 4096, fields: 100, file: { field: 'cv', bytes: 10_000, drain: 40_000 } };
const NO_FILE: FormLimits = { text: 4096, fields: 100 };
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

test('reads what a browser sends, file included, with an Arabic name', async () => {
  const form = new FormData();
  form.set('name', 'نورة');
  form.set('message', 'Line one\nline two\r\n\r\n--b\r\nquoted "text"');
  form.set('cv', new File(['%PDF-1.4 …'], 'سيرة ذاتية.pdf', { type: 'application/pdf' }));
  const { values, file, problem } = await readForm(new Request('https://site.example', { method: 'POST', body: form }), LIMITS);
  expect(problem).toBeUndefined();
  expect(values).toEqual({ name: 'نورة', message: 'Line one\r\nline two\r\n\r\n--b\r\nquoted "text"' });
  expect(file).toMatchObject({ field: 'cv', name: 'سيرة ذاتية.pdf', type: 'application/pdf', isCut: false });
  expect(Buffer.from(file?.bytes ?? []).toString()).toBe('%PDF-1.4 …');
});

test('reads a form without a file', async () => {
  const form = new URLSearchParams({ name: 'نورة & co', empty: '', message: 'a+b = 100%\r\n' });
  expect(await readForm(new Request('https://site.example', { method: 'POST', body: form }), NO_FILE)).toEqual({
    values: { name: 'نورة & co', empty: '', message: 'a+b = 100%\r\n' },
  });
  expect(await readForm(posted('', URLENCODED), NO_FILE)).toEqual({ values: {} });
});

test('the first of two fields of one name counts, also where it is empty', async () => {
  expect(await readForm(posted('a=&a=2&b=3', URLENCODED), NO_FILE)).toEqual({ values: { a: '', b: '3' } });
  const body = multipart([part('a', '1'), part('a', '2'), part('cv', 'first', 'one.pdf'), part('cv', 'second', 'two.pdf')]);
  const { values, file } = await readForm(posted(body), LIMITS);
  expect(values).toEqual({ a: '1' });
  expect(file).toMatchObject({ name: 'one.pdf', bytes: Buffer.from('first') });
});

test('a name that objects have is a field like any other', async () => {
  const { values } = await readForm(posted('__proto__=x&constructor=y', URLENCODED), NO_FILE);
  expect(JSON.stringify(values)).toBe('{"__proto__":"x","constructor":"y"}');
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});

test('a file field in which nothing was chosen is no file, an empty file is one', async () => {
  expect(await readForm(posted(multipart([part('a', '1'), part('cv', '', '')])), LIMITS)).toEqual({ values: { a: '1' } });
  expect((await readForm(posted(multipart([part('cv', '', 'empty.pdf')])), LIMITS)).file).toMatchObject({
    name: 'empty.pdf',
    bytes: Buffer.alloc(0),
  });
});

test('files that nobody asked for are dropped', async () => {
  const body = multipart([part('photo', 'x', 'me.png'), part('a', '1'), part('b', 'text, or is it', 'b.txt')]);
  expect(await readForm(posted(body), LIMITS)).toEqual({ values: { a: '1' } });
  expect(await readForm(posted(multipart([part('a', '1'), part('cv', 'x', 'cv.pdf')])), NO_FILE)).toEqual({ values: { a: '1' } });
});

test('a file that is too large is read on and thrown away, and the text stays', async () => {
  const body = multipart([part('name', 'نورة'), part('cv', 'x'.repeat(10_001), 'cv.pdf'), part('after', 'too')]);
  const { values, file, problem } = await readForm(posted(body), LIMITS);
  expect(values).toEqual({ name: 'نورة', after: 'too' });
  expect(file).toEqual({ field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.alloc(0), isCut: true });
  expect(problem).toBeUndefined();
  expect((await readForm(posted(multipart([part('cv', 'x'.repeat(10_000), 'cv.pdf')])), LIMITS)).file).toMatchObject({ isCut: false });
});

test('a file without end is given up after what may be read of it', async () => {
  const { body, source } = endless(Buffer.concat([part('name', 'نورة'), part('cv', 'x', 'cv.pdf').subarray(0, -2)]));
  const { values, file, problem } = await readForm(streamed(body), LIMITS);
  expect(values).toEqual({ name: 'نورة' });
  expect(file).toMatchObject({ isCut: true, bytes: Buffer.alloc(0) });
  expect(problem).toBeUndefined();
  expect(source.isCancelled).toBe(true);
  expect(source.given).toBeLessThan(LIMITS.text + 40_000 + 8192);
});

test('what is said to be too large is not read at all', async () => {
  const request = streamed(endless(Buffer.from('-')).body, MULTIPART, { 'Content-Length': String(4096 + 40_000 + 1) });
  expect(await readForm(request, LIMITS)).toEqual({ values: {}, problem: 'tooLarge' });
  expect(request.bodyUsed).toBe(false);
});

test.each([URLENCODED, MULTIPART])('too much text is too large (%s)', async (type) => {
  const long = 'x'.repeat(5000);
  const body = type === URLENCODED ? Buffer.from(`a=1&b=${long}`) : multipart([part('a', '1'), part('b', long)]);
  expect((await readForm(streamed(inChunks(body, [1000]), type), LIMITS)).problem).toBe('tooLarge');
  expect((await readForm(streamed(inChunks(body, [1000]), type), NO_FILE)).problem).toBe('tooLarge');
});

test.each([99, 100, 400])('%d fields are malformed from a hundred on', async (count) => {
  const problem = count < 100 ? undefined : 'malformed';
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  expect((await readForm(posted(names.map((name) => `${name}=1`).join('&'), URLENCODED), NO_FILE)).problem).toBe(problem);
  const limits = { ...NO_FILE, text: 100_000 };
  expect((await readForm(posted(multipart(names.map((name) => part(name, '1')))), limits)).problem).toBe(problem);
});

test.each([
  ['no UTF-8, percent-encoded', 'a=%FF', URLENCODED],
  ['no UTF-8', Buffer.from([0x61, 0x3d, 0xc3]), URLENCODED],
  ['no UTF-8 in a name', 'a%80=1', URLENCODED],
  ['a lone surrogate', 'a=%ED%A0%80', URLENCODED],
  ['no UTF-8 in a part', multipart([part('a', Buffer.from([0xc3, 0x28]))]), MULTIPART],
  ['no UTF-8 in the name of a part', multipart([part(Buffer.from([0xff]), '1')]), MULTIPART],
  ['another type', '{"a":1}', 'application/json'],
  ['a type that only begins alike', 'a=1', `${URLENCODED}-x`],
  ['no type', 'a=1', ''],
  ['no boundary', multipart([part('a', '1')]), 'multipart/form-data'],
  ['a boundary that is too long', multipart([part('a', '1')]), `multipart/form-data; boundary=${'b'.repeat(300)}`],
  ['another boundary', multipart([part('a', '1')]), 'multipart/form-data; boundary=c'],
  ['nothing', '', MULTIPART],
  ['no end', multipart([part('a', '1')]).subarray(0, -9), MULTIPART],
  ['a part cut in its header', multipart([part('a', '1')]).subarray(0, 20), MULTIPART],
])('is malformed: %s', async (_, body, type) => {
  expect((await readForm(posted(body, type), LIMITS)).problem).toBe('malformed');
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
  const { file } = await readForm(posted(multipart([part('cv', 'x', sent.replaceAll('"', '%22'))])), LIMITS);
  expect(file?.name).toBe(kept);
});

test('a file name may also come encoded', async () => {
  const disposition = 'Content-Disposition: form-data; name="cv"; filename*=UTF-8\'\'%D8%B3%D9%8A%D8%B1%D8%A9.pdf';
  const { file } = await readForm(posted(`--b\r\n${disposition}\r\n\r\nx\r\n--b--\r\n`), LIMITS);
  expect(file?.name).toBe('سيرة.pdf');
});

test('a large file arrives over the network byte for byte', async () => {
  const content = randomBytes(3_000_000);
  const form = new FormData();
  form.set('name', 'نورة');
  form.set('cv', new File([content], 'cv.pdf'));
  const limits = { ...LIMITS, file: { field: 'cv', bytes: 3_000_000, drain: 4_000_000 } };
  const { origin, received } = await served(limits);
  await fetch(origin, { method: 'POST', body: form });
  const { values, file, problem } = await received;
  expect(problem).toBeUndefined();
  expect(values).toEqual({ name: 'نورة' });
  expect(content.equals(file?.bytes ?? new Uint8Array())).toBe(true);
});

test('a connection that is cut ends in a malformed form, and a body that fails as well', async () => {
  const { origin, started, received } = await served(LIMITS);
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const body = multipart([part('a', '1'), part('cv', 'x'.repeat(500), 'cv.pdf')]);
  socket.write(`POST / HTTP/1.1\r\nHost: site.example\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`);
  socket.write(body.subarray(0, 300));
  await started;
  socket.destroy();
  expect(await received).toMatchObject({ problem: 'malformed' });

  const failing = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('reset')) });
  expect(await readForm(streamed(failing), LIMITS)).toEqual({ values: {}, problem: 'malformed' });
});

test('what follows the end of a form keeps nobody waiting', async () => {
  // Divided like this, the parser never says that it is done.
  expect(await readForm(streamed(inChunks(Buffer.from('--b--\r\n--b--b'), [11])), LIMITS)).toEqual({ values: {}, problem: 'malformed' });
  const body = Buffer.concat([multipart([part('a', '1')]), Buffer.from('\r\nepilogue')]);
  expect(await readForm(posted(body), LIMITS)).toEqual({ values: { a: '1' } });
});

test('reads the same however the bytes are divided', async () => {
  const value = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.isWellFormed());
  const parts = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), value), { selector: ([name]) => name, maxLength: 8 });
  const bytes = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(parts, bytes, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }), async (fields, content, sizes) => {
      const body = multipart([...fields.map(([name, text]) => part(name, text)), part('cv', Buffer.from(content), 'cv.pdf')]);
      const { values, file, problem } = await readForm(streamed(inChunks(body, sizes)), LIMITS);
      expect(problem).toBeUndefined();
      expect(values).toEqual(Object.fromEntries(fields));
      expect(file?.bytes).toEqual(Buffer.from(content));

      const query = new URLSearchParams(fields).toString();
      expect(await readForm(streamed(inChunks(Buffer.from(query), sizes), URLENCODED), NO_FILE)).toEqual({ values: Object.fromEntries(fields) });
    }),
    { numRuns: 150 },
  );
});

test('whatever is sent, an answer comes', async () => {
  const good = multipart([part('a', 'نص'), part('b', ''), part('cv', 'x'.repeat(200), 'cv.pdf'), part('c', 'after')]);
  const pieces = [
    '--b',
    '--b--',
    '\r\n',
    '\r\n\r\n',
    'Content-Disposition: form-data; name="a"',
    '; filename="x',
    '"',
    '\r',
    '-',
    'x'.repeat(300),
    '=',
    '&',
    '%4',
  ];
  const broken = fc
    .array(fc.tuple(fc.nat(good.length), fc.nat(30), fc.uint8Array({ maxLength: 6 })), { maxLength: 4 })
    .map((edits) => edits.reduce((bytes, [at, removed, added]) => Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]), good));
  const assembled = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((chosen) => Buffer.from(chosen.join('')));
  const body = fc.oneof(broken, assembled, fc.uint8Array({ maxLength: 200 }).map(Buffer.from));
  const sizes = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(body, sizes, fc.constantFrom(MULTIPART, URLENCODED), fc.boolean(), async (bytes, chunks, type, fails) => {
      const { values, file, problem } = await readForm(streamed(inChunks(bytes, chunks, fails), type), LIMITS);
      expect(Object.values(values).every((value) => typeof value === 'string')).toBe(true);
      expect(file === undefined || file.bytes.length <= 10_000).toBe(true);
      if (fails) expect(problem).toBeDefined();
    }),
    { numRuns: 1500 },
  );
}, 60_000);

/** One part of a multipart body. */
function part(name: string | Buffer, content: string | Buffer, fileName?: string): Buffer {
  const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/pdf`;
  const start = [Buffer.from('--b\r\nContent-Disposition: form-data; name="'), Buffer.from(name), Buffer.from(`"${file}\r\n\r\n`)];
  return Buffer.concat([...start, Buffer.from(content), Buffer.from('\r\n')]);
}

function multipart(parts: Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from('--b--\r\n')]);
}

function posted(body: string | Buffer, type = MULTIPART): Request {
  return streamed(inChunks(Buffer.from(body), [8192]), type);
}

function streamed(body: ReadableStream<Uint8Array>, type = MULTIPART, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers: { 'Content-Type': type, ...headers }, body, duplex: 'half' as const };
  return new Request('https://site.example', init);
}

/** A server that reads one form. */
async function served(limits: FormLimits) {
  const started = Promise.withResolvers<void>();
  const received = Promise.withResolvers<ReceivedForm>();
  const listener = getRequestListener(async (request) => {
    started.resolve();
    received.resolve(await readForm(request, limits));
    return new Response();
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { origin, started: started.promise, received: received.promise };
}

/** Gives the bytes in chunks of these sizes, in turn; then ends, or fails. */
function inChunks(bytes: Uint8Array, sizes: number[], fails = false): ReadableStream<Uint8Array> {
  let at = 0;
  let turn = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return fails ? controller.error(new Error('cut')) : controller.close();
      const size = sizes[turn++ % sizes.length] ?? 1;
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

/** Gives a beginning and then zeros for ever; knows how much was asked for. */
function endless(beginning: Buffer) {
  const source = { given: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = source.given === 0 ? beginning : Buffer.alloc(1024);
      source.given += chunk.length;
      controller.enqueue(chunk);
    },
    cancel() {
      source.isCancelled = true;
    },
  });
  return { body, source };
}
