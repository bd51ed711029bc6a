import { expect, test, vi } from 'vitest';
import { say, startListener } from '#tests/support/listener-server.ts';

test.each(['about-us', '*'])('the target "%s" is not a path and is refused', async (target) => {
  const answer = vi.fn(() => new Response());
  const request = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  expect(await say(await startListener(answer), request)).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).not.toHaveBeenCalled();
});
