import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { transferred } from './measure-load.ts';
import { serveStripped } from './stripped-server.ts';
import { kindOf } from './watch-network.ts';

async function serve(answers: Record<string, string>): Promise<string> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const body = answers[request.url ?? ''];
    response
      .writeHead(body === undefined ? 404 : 200, {
        'Content-Type': 'text/html',
        'X-Kept': '1',
        Link: '</a.woff2>; rel=preload',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

test('a stripped copy is compressed, with the headers of its page', async () => {
  const origin = await serve({ '/page': '<p>1</p><script>2</script>' });
  const server = await serveStripped();
  onTestFinished(server.close);

  const response = await fetch(await server.strip(`${origin}/page`));
  expect(response.headers.get('X-Kept')).toBe('1');
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(response.headers.has('Link')).toBe(false);
  expect(await response.text()).toContain('<p>1</p></body>');
});

test('a missing page is not stripped', async () => {
  const origin = await serve({});
  const server = await serveStripped();
  onTestFinished(server.close);
  await expect(server.strip(`${origin}/none`)).rejects.toThrow('/none answered 404');
});

test('transfers are summed by content type', () => {
  expect(
    [
      'text/html',
      'text/javascript',
      'font/woff2',
      'image/svg+xml',
      'text/css',
      'text/x-script',
    ].map(kindOf),
  ).toEqual(['html', 'script', 'font', 'image', 'style', 'other']);
  const figures = transferred([
    { kind: 'html', bytes: 9000 },
    { kind: 'font', bytes: 20_000 },
    { kind: 'font', bytes: 10_000 },
  ]);
  expect(figures).toMatchObject({
    htmlBytes: 9000,
    fontBytes: 30_000,
    fontFiles: 2,
    scriptBytes: 0,
  });
});
