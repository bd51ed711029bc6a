import { expect, test, vi } from 'vitest';
import { startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

test('the application gets the client; X-Forwarded-For counts from trusted proxies', async () => {
  const answer = vi.fn(() => new Response());
  const direct = await startListener(answer);
  const proxied = await startListener(answer, { trustedProxies: ['127.0.0.0/8'] });
  const headers = { host: 'www.example.com', 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
  for (const port of [direct, proxied])
    await rawRequest(`http://127.0.0.1:${port}`, '/', { headers });
  expect(answer.mock.calls).toEqual([
    [expect.any(Request), { client: '127.0.0.1' }],
    [expect.any(Request), { client: '198.51.100.7' }],
  ]);
});
