import { expect, test } from 'vitest';
import { weighPage } from './page-weight.ts';

const page = (lang: string, head = '') =>
  [
    `<html lang="${lang}"><head>${head}<link rel="icon" href="/art/icon.1.svg"/></head><body>`,
    '<img src="/art/field.1.svg"/><use href="/art/field.1.svg#a"></use>',
    '<a href="/files/x.csv">x</a>',
    '<dl class="readings" hidden="">',
    '<dd data-reading="page">0</dd><dd data-reading="visit">0</dd>',
    '<dd data-reading="requests">0</dd><dd data-reading="thirdParties">0</dd>',
    '</dl></body></html>',
  ].join('');
const lengths: Record<string, number> = { '/art/icon.1.svg': 400, '/art/field.1.svg': 2_600 };
const lengthOf = (path: string) => lengths[path];
const readings = (html: string) =>
  Array.from(html.matchAll(/data-reading="\w+">([^<]*)/g), ([, reading]) => reading);

test('a page shows its own size, and the size of the page with its files', async () => {
  const compress = async () => Buffer.alloc(12_345);
  const { html, compressed } = await weighPage(page('en'), { lengthOf, compress });
  expect(readings(html)).toEqual(['12.3', '15', '3', '0']);
  expect(html).toContain('<dl class="readings"><dd');
  expect(compressed.length).toBe(12_345);
});

test('the hosts that the head connects to are third parties', async () => {
  const head = '<link rel="preconnect" href="https://a.example"/>'.repeat(2);
  const compress = async () => Buffer.alloc(1_000);
  const { html } = await weighPage(page('ar', head), { lengthOf, compress });
  expect(readings(html)).toEqual(['1.0', '4', '3', '1']);
});

test('the shown size includes the figures themselves', async () => {
  const compress = async (body: Buffer) => Buffer.alloc(body.length);
  const { html, compressed } = await weighPage(page('en'), { lengthOf, compress });
  expect(compressed.length).toBe(html.length);
  expect(readings(html)[0]).toBe((html.length / 1000).toFixed(1));
});

test('a page with the expected size is compressed once', async () => {
  const bodies: string[] = [];
  const compress = async (body: Buffer) => {
    bodies.push(body.toString());
    return Buffer.alloc(12_345);
  };
  const { html } = await weighPage(page('en'), { lengthOf, compress, expected: 12_310 });
  expect(readings(html)[0]).toBe('12.3');
  expect(bodies).toEqual([html]);

  const other = await weighPage(page('en'), { lengthOf, compress, expected: 12_400 });
  expect([other.html, bodies.length]).toEqual([html, 3]);
});

test('compressing stops even if the size alternates between two values', async () => {
  // Simulates a page whose size would alternate between two values without padding.
  const compress = async (body: Buffer) =>
    Buffer.alloc(body.includes('>1.0<') && body.at(-1) !== 10 ? 1_100 : 1_000);
  const { html } = await weighPage(page('en'), { lengthOf, compress });
  expect(readings(html)[0]).toBe('1.0');
});

test('compressing stops even if more of the same padding does not change the size', async () => {
  const compress = async (body: Buffer) => {
    const padding = /\s*$/.exec(body.toString())?.[0] ?? '';
    const changes = padding.match(/ \n/g)?.length ?? 0;
    return Buffer.alloc(body.includes('>1.0<') && changes < 9 ? 1_100 : 1_000 + changes);
  };
  const { html } = await weighPage(page('en'), { lengthOf, compress });
  expect(readings(html)[0]).toBe('1.0');
});

test('a page without figures is only compressed', async () => {
  const compress = async (body: Buffer) => body;
  const { html, compressed } = await weighPage('<p>Words</p>\n', { lengthOf, compress });
  expect([html, compressed.toString()]).toEqual(['<p>Words</p>\n', '<p>Words</p>\n']);
});
