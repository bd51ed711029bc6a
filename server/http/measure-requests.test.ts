import { expect, test, vi } from 'vitest';
import { NO_METRICS } from '#server/monitoring/metrics.ts';
import { openConnection, startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

test('each answer is measured with its kind and status, also one of a middleware', async () => {
  const requestAnswered = vi.fn();
  const metrics = { ...NO_METRICS, requestAnswered };
  const answer = () => new Response(null, { status: 503 });
  const origin = `http://127.0.0.1:${await startListener(answer, { metrics })}`;
  for (const path of ['/file', '/contact', '/Contact']) await rawRequest(origin, path);
  await rawRequest(origin, '/contact', { method: 'DELETE' });
  await vi.waitFor(() => expect(requestAnswered).toHaveBeenCalledTimes(4));
  expect(requestAnswered.mock.calls.map(([{ route, status }]) => [route, status])).toEqual([
    ['page', 200],
    ['page', 503],
    ['page', 308],
    ['page', 405],
  ]);
  for (const [{ seconds }] of requestAnswered.mock.calls) expect(seconds).toBeGreaterThan(0);
});

test('a client that leaves before the answer is counted as aborted', async () => {
  const requestAnswered = vi.fn();
  const asked = Promise.withResolvers<void>();
  const port = await startListener(
    () => {
      asked.resolve();
      return new Promise(() => {});
    },
    { metrics: { ...NO_METRICS, requestAnswered } },
  );
  const { socket } = openConnection(port);
  socket.write('GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked.promise;
  socket.destroy();
  await vi.waitFor(() =>
    expect(requestAnswered).toHaveBeenCalledWith(
      expect.objectContaining({ route: 'page', status: 'aborted' }),
    ),
  );
});
