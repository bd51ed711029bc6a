import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
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
import { type FormLimits, type ReceivedForm, readForm } from './read-form.server.ts';

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

test('a connection that is cut, or a body that fails, makes the form malformed', async () => {
  const { origin, started, received } = await served(LIMITS);
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const body = multipart([part('a', '1'), part('cv', 'x'.repeat(500), 'cv.pdf')]);
  socket.write(
    `POST / HTTP/1.1\r\nHost: site.example\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 300));
  await started;
  socket.destroy();
  expect(await received).toMatchObject({ problem: 'malformed' });

  const failing = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('reset')),
  });
  expect(await readForm(streamed(failing), LIMITS)).toEqual({ values: {}, problem: 'malformed' });
});

test('bytes after the end of a form do not block the reading', async () => {
  // busboy never finishes if this body arrives in these chunks.
  expect(await readForm(streamed(inChunks(Buffer.from('--b--\r\n--b--b'), [11])), LIMITS)).toEqual({
    values: {},
    problem: 'malformed',
  });
  const body = Buffer.concat([multipart([part('a', '1')]), Buffer.from('\r\nepilogue')]);
  expect(await readForm(posted(body), LIMITS)).toEqual({ values: { a: '1' } });
});

test('a form reads the same in chunks of any size', async () => {
  const value = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .filter((text) => text.isWellFormed());
  const parts = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), value), {
    selector: ([name]) => name,
    maxLength: 8,
  });
  const bytes = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(
      parts,
      bytes,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }),
      async (fields, content, sizes) => {
        const body = multipart([
          ...fields.map(([name, text]) => part(name, text)),
          part('cv', Buffer.from(content), 'cv.pdf'),
        ]);
        const { values, file, problem } = await readForm(streamed(inChunks(body, sizes)), LIMITS);
        expect(problem).toBeUndefined();
        expect(values).toEqual(Object.fromEntries(fields));
        expect(file?.bytes).toEqual(Buffer.from(content));

        const query = new URLSearchParams(fields).toString();
        expect(
          await readForm(streamed(inChunks(Buffer.from(query), sizes), URLENCODED), NO_FILE),
        ).toEqual({ values: Object.fromEntries(fields) });
      },
    ),
    { numRuns: 150 },
  );
});

test('any bytes get an answer', async () => {
  const good = multipart([
    part('a', 'نص'),
    part('b', ''),
    part('cv', 'x'.repeat(200), 'cv.pdf'),
    part('c', 'after'),
  ]);
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
    .array(fc.tuple(fc.nat(good.length), fc.nat(30), fc.uint8Array({ maxLength: 6 })), {
      maxLength: 4,
    })
    .map((edits) =>
      edits.reduce(
        (bytes, [at, removed, added]) =>
          Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]),
        good,
      ),
    );
  const assembled = fc
    .array(fc.constantFrom(...pieces), { maxLength: 30 })
    .map((chosen) => Buffer.from(chosen.join('')));
  const body = fc.oneof(broken, assembled, fc.uint8Array({ maxLength: 200 }).map(Buffer.from));
  const sizes = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      body,
      sizes,
      fc.constantFrom(MULTIPART, URLENCODED),
      fc.boolean(),
      async (bytes, chunks, type, fails) => {
        const { values, file, problem } = await readForm(
          streamed(inChunks(bytes, chunks, fails), type),
          LIMITS,
        );
        expect(Object.values(values).every((value) => typeof value === 'string')).toBe(true);
        expect(file === undefined || file.bytes.length <= 10_000).toBe(true);
        if (fails) expect(problem).toBeDefined();
      },
    ),
    { numRuns: 1500 },
  );
}, 60_000);

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
