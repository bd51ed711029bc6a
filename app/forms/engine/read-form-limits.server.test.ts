import { expect, test } from 'vitest';
import {
  inChunks,
  LIMITS,
  MULTIPART,
  multipart,
  NO_FILE,
  part,
  posted,
  streamed,
  URLENCODED,
} from '#tests/support/form-bytes.ts';
import { readForm } from './read-form.server.ts';

test('a file that is too large is read and dropped, and the text stays', async () => {
  const body = multipart([
    part('name', 'نورة'),
    part('cv', 'x'.repeat(10_001), 'cv.pdf'),
    part('after', 'too'),
  ]);
  const { values, file, problem } = await readForm(posted(body), LIMITS);
  expect(values).toEqual({ name: 'نورة', after: 'too' });
  expect(file).toEqual({
    field: 'cv',
    name: 'cv.pdf',
    type: 'application/pdf',
    bytes: Buffer.alloc(0),
    isCut: true,
  });
  expect(problem).toBeUndefined();
  expect(
    (await readForm(posted(multipart([part('cv', 'x'.repeat(10_000), 'cv.pdf')])), LIMITS)).file,
  ).toMatchObject({ isCut: false });
});

test('an endless file is read up to the limit, not further', async () => {
  const { body, source } = endless(
    Buffer.concat([part('name', 'نورة'), part('cv', 'x', 'cv.pdf').subarray(0, -2)]),
  );
  const { values, file, problem } = await readForm(streamed(body), LIMITS);
  expect(values).toEqual({ name: 'نورة' });
  expect(file).toMatchObject({ isCut: true, bytes: Buffer.alloc(0) });
  expect(problem).toBeUndefined();
  expect(source.isCancelled).toBe(true);
  expect(source.given).toBeLessThan(LIMITS.text + 40_000 + 8192);
});

test('a body that is declared as too large is not read at all', async () => {
  const request = streamed(endless(Buffer.from('-')).body, MULTIPART, {
    'Content-Length': String(4096 + 40_000 + 1),
  });
  expect(await readForm(request, LIMITS)).toEqual({ values: {}, problem: 'tooLarge' });
  expect(request.bodyUsed).toBe(false);
});

test.each([URLENCODED, MULTIPART])('too much text is too large (%s)', async (type) => {
  const long = 'x'.repeat(5000);
  const body =
    type === URLENCODED
      ? Buffer.from(`a=1&b=${long}`)
      : multipart([part('a', '1'), part('b', long)]);
  expect((await readForm(streamed(inChunks(body, [1000]), type), LIMITS)).problem).toBe('tooLarge');
  expect((await readForm(streamed(inChunks(body, [1000]), type), NO_FILE)).problem).toBe(
    'tooLarge',
  );
});

test.each([99, 100, 400])('a form is malformed from a hundred fields on (%d)', async (count) => {
  const problem = count < 100 ? undefined : 'malformed';
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  expect(
    (await readForm(posted(names.map((name) => `${name}=1`).join('&'), URLENCODED), NO_FILE))
      .problem,
  ).toBe(problem);
  const limits = { ...NO_FILE, text: 100_000 };
  expect(
    (await readForm(posted(multipart(names.map((name) => part(name, '1')))), limits)).problem,
  ).toBe(problem);
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
  [
    'a boundary that is too long',
    multipart([part('a', '1')]),
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
  ],
  ['another boundary', multipart([part('a', '1')]), 'multipart/form-data; boundary=c'],
  ['nothing', '', MULTIPART],
  ['no end', multipart([part('a', '1')]).subarray(0, -9), MULTIPART],
  ['a part cut in its header', multipart([part('a', '1')]).subarray(0, 20), MULTIPART],
])('a body is malformed: %s', async (_, body, type) => {
  expect((await readForm(posted(body, type), LIMITS)).problem).toBe('malformed');
});

/** Sends `beginning`, then zeros without end. Counts the bytes that were read. */
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
