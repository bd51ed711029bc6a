import { beforeAll, expect, test, vi } from 'vitest';
import { type RawOptions, rawRequest } from '#tests/support/raw-request.ts';
import { type RunningSite, run, startSite } from '#tests/support/run.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ settings: { PRIVATE_PORT: '0', LOG_LEVEL: 'error' } });
  return async () => void (await site.stop());
});

const PATHS = ['/ready', '/metrics', '/Ready/', '//ready', '/%72eady', '/health/../ready'];

test('the private port answers with reasons', async () => {
  const { status, headers, body } = await rawRequest(site.privateOrigin, '/ready');
  expect(status).toBe(200);
  expect(headers['x-content-type-options']).toBe('nosniff');
  const { checks } = JSON.parse(body.toString());
  expect(Object.keys(checks)).toEqual(['serving', 'database', 'disk', 'outbox', 'clock']);
});

test('the private port has metrics of the public one', async () => {
  await rawRequest(site.origin, '/about-us');
  await vi.waitFor(async () => {
    const { body } = await rawRequest(site.privateOrigin, '/metrics');
    expect(body.toString()).toMatch(/^miqyas_http_requests_total\{route="page",status="200"\} 1$/m);
    expect(body.toString()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });
});

test('the public port answers /health without a reason', async () => {
  const { status, body } = await rawRequest(site.origin, '/health');
  expect(status).toBe(200);
  expect(JSON.parse(body.toString())).toEqual({ status: 'ok' });
});

test('no request to the public port reaches the private one', async () => {
  const privateHost = new URL(site.privateOrigin).host;
  const tricks: RawOptions[] = [
    {},
    { headers: { host: privateHost } },
    { headers: { 'X-Forwarded-Host': privateHost, 'X-Forwarded-For': '127.0.0.1' } },
  ];
  for (const path of PATHS) {
    for (const options of tricks) {
      const { status, body } = await rawRequest(site.origin, path, options);
      expect([308, 404], `${path} ${status}`).toContain(status);
      expect(body.toString()).not.toMatch(/"checks"|miqyas_/);
    }
  }
});

test('the site does not start if both ports are the same', async () => {
  const settings = { PORT: '4999', PRIVATE_PORT: '4999' };
  const { code, stderr } = await run(['server/serve.mjs'], { settings });
  expect(code).toBe(1);
  expect(stderr).toContain('PRIVATE_PORT: expected another port than PORT');
});

test('a taken private port is named with its setting', async () => {
  const PRIVATE_PORT = new URL(site.privateOrigin).port;
  const { code, stderr } = await run(['server/serve.mjs'], {
    settings: { PORT: '0', PRIVATE_PORT },
  });
  expect(code).toBe(1);
  expect(stderr).toContain(`choose another with PRIVATE_PORT`);
});
