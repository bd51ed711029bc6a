import { expect, test } from 'vitest';
import { startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

test.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  const port = await startListener(() => new Response());
  const { status, headers } = await rawRequest(`http://127.0.0.1:${port}`, '/', { method });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD, POST');
});
