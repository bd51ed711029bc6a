import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of the site and of the process. */
export function createPrometheus(): { metrics: Metrics; registry: Registry } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Counter<Label>({ name, help, labelNames, registers });

  const requests = counter('miqyas_http_requests_total', 'Answered requests.', ['route', 'status']);
  const seconds = new Histogram({
    name: 'miqyas_http_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const submissions = counter('miqyas_submissions_total', 'Stored submissions, without repeats.', [
    'form',
    'quarantined',
  ]);
  const refusals = counter('miqyas_form_refusals_total', 'Forms that were sent back.', [
    'form',
    'reason',
  ]);
  const mails = counter('miqyas_mails_total', 'Ended attempts to send a mail.', [
    'audience',
    'outcome',
  ]);
  const purges = counter('miqyas_purges_total', 'Rounds of the hourly purge.', ['outcome']);
  const purged = counter('miqyas_purged_submissions_total', 'Submissions that were purged.');
  const lastPurge = new Gauge({
    name: 'miqyas_last_purge_timestamp_seconds',
    help: 'When the last complete purge ended. 0 before the first.',
    registers,
  });
  const errors = counter('miqyas_errors_total', 'Requests that failed for a fault of the site.');

  const metrics: Metrics = {
    requestAnswered: (answer) => {
      const { route } = answer;
      requests.inc({ route, status: answer.status });
      if (answer.status !== 'aborted') seconds.observe({ route }, answer.seconds);
    },
    submissionStored: (form, isQuarantined) =>
      submissions.inc({ form, quarantined: String(isQuarantined) }),
    formRefused: (form, reason) => refusals.inc({ form, reason }),
    mailEnded: (audience, outcome) => mails.inc({ audience, outcome }),
    purgeEnded: (outcome, deleted) => {
      purges.inc({ outcome });
      purged.inc(deleted);
      if (outcome === 'done') lastPurge.setToCurrentTime();
    },
    errorReported: () => errors.inc(),
  };
  return { metrics, registry };
}
