import { expect, test, vi } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import { DeliveryError } from '#server/mail/delivery.ts';
import { startPurging } from '#server/submissions/retention/purge-schedule.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { exampleStore, exampleSubmission, NOON } from '#tests/support/example-submission.ts';
import { addMails } from '#tests/support/outbox-rows.ts';
import { allBecome, runOutbox } from '#tests/support/run-outbox.ts';
import { measureStore } from './measure-store.ts';
import { createPrometheus } from './prometheus.ts';
import { addStateGauges } from './state-gauges.ts';

async function scrape({ registry }: Pick<ReturnType<typeof createPrometheus>, 'registry'>) {
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith('miqyas_'));
}

const good = { ok: true, reason: '' };
const READY = { serving: good, database: good, disk: good, outbox: good, clock: good };

onBothEngines('a repeat of a submission is not counted', async (database) => {
  const prometheus = createPrometheus();
  const store = measureStore(exampleStore(database).store, prometheus.metrics);
  const submission = exampleSubmission({ token: 'a' });
  const first = await store.save(submission);
  expect(await store.save(submission)).toEqual(first);
  await store.save(exampleSubmission({ token: 'b', quarantineReason: 'links', answers: {} }));
  expect((await scrape(prometheus)).filter((line) => line.includes('submissions_total{'))).toEqual([
    'miqyas_submissions_total{form="contact",quarantined="false"} 1',
    'miqyas_submissions_total{form="contact",quarantined="true"} 1',
  ]);
});

onBothEngines('each end of a mail is counted by audience and outcome', async (database) => {
  const prometheus = createPrometheus();
  const refusal = new DeliveryError({ code: '550 5.1.1', isPermanent: true });
  await addMails(database, { audience: 'firm' }, { audience: 'visitor' });
  runOutbox(database, {
    metrics: prometheus.metrics,
    to: async ({ kind, envelope }) => {
      if (envelope.to[0] === 'refused@firm.example') throw refusal;
      expect(kind).toBe('notice');
    },
  });
  await allBecome(database, 'sent', 2);
  await addMails(database, { audience: 'visitor', recipient: 'refused@firm.example' });
  await allBecome(database, 'dead', 1);
  const lines = (await scrape(prometheus)).filter((line) => line.startsWith('miqyas_mails'));
  expect(lines).toEqual([
    'miqyas_mails_total{audience="firm",outcome="sent"} 1',
    'miqyas_mails_total{audience="visitor",outcome="sent"} 1',
    'miqyas_mails_total{audience="visitor",outcome="given_up"} 1',
  ]);
});

onBothEngines('a purge is counted with what it deleted', async (database) => {
  const prometheus = createPrometheus();
  const { store } = exampleStore(database);
  await store.save(exampleSubmission({ keepUntil: () => NOON - 1, mails: () => [] }));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const stop = startPurging({ database, log, metrics: prometheus.metrics, now: () => NOON });
  await vi.waitUntil(() => log.info.mock.calls.length > 0);
  stop();
  const lines = await scrape(prometheus);
  expect(lines).toContain('miqyas_purges_total{outcome="done"} 1');
  expect(lines).toContain('miqyas_purged_submissions_total 1');
});

onBothEngines('the gauges show the outbox, the relay and the checks', async (database) => {
  const prometheus = createPrometheus();
  const disk = { ok: false, reason: 'full' };
  addStateGauges(prometheus.registry, {
    database,
    isRelayReachable: () => false,
    readiness: async () => ({ ...READY, disk }),
    now: () => NOON,
  });
  await addMails(database, { created_at: NOON - HOUR }, { created_at: NOON }, { state: 'dead' });
  const lines = await scrape(prometheus);
  for (const line of [
    'miqyas_outbox_mails{state="pending"} 2',
    'miqyas_outbox_mails{state="dead"} 1',
    'miqyas_outbox_mails{state="sent"} 0',
    'miqyas_outbox_oldest_seconds 3600',
    'miqyas_relay_reachable 0',
    'miqyas_ready{check="disk"} 0',
    'miqyas_ready{check="clock"} 1',
  ])
    expect(lines).toContain(line);
});

onBothEngines('without a database, only its gauges are missing', async (database) => {
  const prometheus = createPrometheus();
  addStateGauges(prometheus.registry, {
    database,
    isRelayReachable: () => true,
    readiness: async () => READY,
  });
  await database.close();
  const lines = await scrape(prometheus);
  expect(lines).toContain('miqyas_relay_reachable 1');
  expect(lines.join()).not.toContain('miqyas_outbox');
});

test('requests have a latency by kind, unless the client left', async () => {
  const prometheus = createPrometheus();
  const { requestAnswered } = prometheus.metrics;
  requestAnswered({ route: 'page', status: 200, seconds: 0.02 });
  requestAnswered({ route: 'page', status: 'aborted', seconds: 9 });
  const lines = await scrape(prometheus);
  expect(lines).toContain('miqyas_http_requests_total{route="page",status="200"} 1');
  expect(lines).toContain('miqyas_http_requests_total{route="page",status="aborted"} 1');
  expect(lines).toContain('miqyas_http_request_duration_seconds_count{route="page"} 1');
});
