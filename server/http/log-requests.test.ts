import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

test.each([
  ['debug', [{ method: 'GET', status: 200, msg: 'answered' }]],
  ['info', []],
])('at level %s the log has %j, without the path', async (level, expected) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level }, { write: (line) => void lines.push(JSON.parse(line)) });
  const port = await startListener(() => new Response(), { log });
  await rawRequest(`http://127.0.0.1:${port}`, '/secret');
  await vi.waitFor(() => expect(lines).toMatchObject(expected));
  expect(JSON.stringify(lines)).not.toContain('secret');
});
