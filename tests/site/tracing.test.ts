import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { startTraceCollector, valuesOf } from '#tests/support/trace-collector.ts';

const EMAIL = 'layla@visitor.example';
const FIELDS = {
  name: 'Layla',
  email: EMAIL,
  subject: 'A question',
  message: 'A message that is long enough',
};
const OTLP = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const PRINT_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) => {
      console.log('loaded', url);
      return next(url, context);
    },
  });`)}`;

const modulesIn = (output: string) =>
  new Set([...output.matchAll(/^loaded (\S+)$/gm)].map(([, url]) => url));

test('a form is one trace from the request to the database, and its mails are traces', async () => {
  const database = await freshDatabase('sqlite');
  const collector = await startTraceCollector();
  const site = await startSiteOn(database, { [OTLP]: collector.url });
  const sent = await fetch(new URL('/contact', site.origin), {
    method: 'POST',
    body: new URLSearchParams(FIELDS),
    headers: { Origin: site.origin, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    redirect: 'manual',
  });
  expect(sent.status).toBe(303);
  await fetch(new URL('/search?q=Layla', site.origin));
  await fetch(new URL('/about-us', site.origin));
  await mailTo(EMAIL, '', `${database.DATA_DIR}/mail`);
  await site.stop();

  const spans = collector.spans();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [request] = named('POST form');
  expect(valuesOf(request?.attributes)).toEqual({
    'http.request.method': 'POST',
    'http.response.status_code': 303,
    'miqyas.route': 'form',
  });
  const [store] = named('store submission');
  const render = spans.find(({ spanId }) => spanId === store?.parentSpanId);
  expect([render?.name, render?.parentSpanId]).toEqual(['render', request?.spanId]);
  expect(new Set([request, render, store].map((span) => span?.traceId)).size).toBe(1);
  expect(named('GET search')).toHaveLength(1);
  expect(named('GET page')).toHaveLength(1);

  const mails = named('deliver mail');
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.every(({ parentSpanId }) => !parentSpanId)).toBe(true);
  expect(new Set(mails.map(({ traceId }) => traceId)).size).toBe(mails.length);
  expect(collector.resource()).toMatchObject({
    'service.name': 'miqyas',
    'service.version': expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect(collector.text()).not.toMatch(/layla|about-us|contact|127\.0\.0\.1|aaaa/i);
});

test('a form that waits for its turn has a trace of its own', async () => {
  const collector = await startTraceCollector();
  const site = await startSiteOn(await freshDatabase('sqlite'), { [OTLP]: collector.url });
  const sendFile = () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(200_000)]));
    return fetch(new URL('/contact', site.origin), { method: 'POST', body });
  };
  // A client may send four forms with files at a time. The other forms wait.
  await Promise.all(Array.from({ length: 12 }, sendFile));
  await site.stop();
  const renders = collector.spans().filter(({ name }) => name === 'render');
  expect(renders.length).toBeGreaterThanOrEqual(12);
  expect(new Set(renders.map(({ traceId }) => traceId)).size).toBe(12);
});

test('an error has its type in the trace, and no message', async () => {
  const database = await freshDatabase('sqlite');
  const collector = await startTraceCollector();
  // No relay listens on this port.
  const settings = { [OTLP]: collector.url, SMTP_URL: 'smtp://127.0.0.1:1' };
  const site = await startSiteOn(database, settings);
  await fetch(new URL('/contact', site.origin), {
    method: 'POST',
    body: new URLSearchParams(FIELDS),
    headers: { Origin: site.origin },
    redirect: 'manual',
  });
  await expect
    .poll(() => collector.spans().filter(({ name }) => name === 'deliver mail'), {
      timeout: 15_000,
    })
    .not.toEqual([]);
  await site.stop();
  for (const { attributes, events } of collector
    .spans()
    .filter(({ name }) => name === 'deliver mail')) {
    expect(valuesOf(attributes)).toEqual({ 'error.type': 'ECONNREFUSED' });
    expect(events).toEqual([]);
  }
});

test('without an endpoint, no package for traces is loaded', async () => {
  const NODE_OPTIONS = `--import=${PRINT_MODULES}`;
  const loadedWith = async (settings: Record<string, string>) => {
    const site = await startSiteOn(await freshDatabase('sqlite'), { NODE_OPTIONS, ...settings });
    await fetch(new URL('/search?q=data', site.origin));
    return modulesIn((await site.stop()).output);
  };
  const collector = await startTraceCollector();
  const [without, withTraces] = [await loadedWith({}), await loadedWith({ [OTLP]: collector.url })];
  const added = [...withTraces].filter((url) => !without.has(url));
  expect(added.some((url) => url?.includes('otlp-tracing'))).toBe(true);
  expect([...without].filter((url) => /otlp|opentelemetry/.test(url ?? ''))).toEqual([]);
});

test('a collector that is down is one warning, and the site answers and stops', async () => {
  // No collector listens on this port.
  const site = await startSiteOn(await freshDatabase('sqlite'), { [OTLP]: 'http://127.0.0.1:1' });
  expect((await fetch(site.origin)).status).toBe(200);
  const { code, stdout } = await site.stop();
  const lines = stdout.trim().split('\n');
  expect([code, lines.map((line) => JSON.parse(line).msg)]).toEqual([
    0,
    ['traces cannot be exported'],
  ]);
});
