import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createPrivateApp } from './private-app.ts';
import type { Readiness } from './readiness.ts';

const GOOD = { ok: true, reason: 'fine' };
const ALL_GOOD: Readiness = {
  serving: GOOD,
  database: GOOD,
  disk: GOOD,
  outbox: GOOD,
  clock: GOOD,
};

function createApp({ host = '127.0.0.1', isServing = true, checks = ALL_GOOD } = {}) {
  const app = createPrivateApp({
    host,
    isServing: () => isServing,
    readiness: async () => checks,
    registry: { metrics: async () => 'up 1\n', contentType: Registry.PROMETHEUS_CONTENT_TYPE },
  });
  return (path: string, name = 'localhost:9464') =>
    app.request(`http://${name}${path}`, { headers: { host: name } });
}

test('/health is 200 while the site serves and 503 when it stops, each with a reason', async () => {
  const serving = await createApp()('/health');
  expect(serving.status).toBe(200);
  expect(await serving.json()).toEqual({ status: 'ok', reason: 'the process answers' });
  const stopping = await createApp({ isServing: false })('/health');
  expect(stopping.status).toBe(503);
  expect(await stopping.json()).toEqual({
    status: 'stopping',
    reason: 'the site was asked to stop',
  });
});

test('/ready lists all checks, and one failed check makes it 503', async () => {
  const good = await createApp()('/ready');
  expect(good.status).toBe(200);
  expect(await good.json()).toEqual({ status: 'ready', checks: ALL_GOOD });
  const checks = { ...ALL_GOOD, disk: { ok: false, reason: '3 MiB are free' } };
  const bad = await createApp({ checks })('/ready');
  expect(bad.status).toBe(503);
  expect(await bad.json()).toEqual({ status: 'not ready', checks });
});

test('/metrics has the type that Prometheus expects', async () => {
  const answer = await createApp()('/metrics');
  expect(answer.headers.get('Content-Type')).toBe(Registry.PROMETHEUS_CONTENT_TYPE);
  expect(await answer.text()).toBe('up 1\n');
});

test('no answer may be stored, and other paths have none', async () => {
  const ask = createApp();
  expect((await ask('/ready')).headers.get('Cache-Control')).toBe('no-store');
  for (const path of ['/', '/about-us', '/ready/']) expect((await ask(path)).status).toBe(404);
});

test.each([
  ['127.0.0.1', 'evil.example:9464', 421],
  ['::1', 'evil.example', 421],
  ['::1', '[::1]:9464', 200],
  ['localhost', '127.0.0.1:9464', 200],
  ['0.0.0.0', 'site:9464', 200],
])('on %s, a request for the host %s is answered with %i', async (host, name, status) => {
  expect((await createApp({ host })('/ready', name)).status).toBe(status);
});
