import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HTML, serveExampleFiles } from '#tests/support/example-static-files.ts';
import { publicEntry } from './public-files.ts';

const large = { body: 'x'.repeat(16 * 1024 * 1024), entry: publicEntry('fonts/large.woff2') };
const { ask, replace, folder } = await serveExampleFiles([large]);

test('files after the first 16 MiB are read on request', async () => {
  await replace('/contact', new Response(HTML, { headers: { 'Content-Type': 'text/html' } }));
  const changed = HTML.replace('Contact', 'Changed');
  writeFileSync(path.join(folder, 'contact/index.html.br'), brotliCompressSync(changed));

  const br = await ask('/contact', { 'accept-encoding': 'br' });
  const gzip = await ask('/contact', { 'accept-encoding': 'gzip' });
  const plain = await ask('/contact');
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), plain.body].map(String)).toEqual([
    changed,
    changed,
    changed,
  ]);
});
