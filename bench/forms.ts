import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tellFailure } from '#scripts/tell-failure.ts';
import type { Engine } from '#server/database/connect.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/run.ts';
import { type DatabaseSettings, insertBare } from './bare-engines.ts';
import { cpuMilliseconds } from './process-use.ts';

// Submissions per second that the built site acknowledges, each synced to disk, beside the
// database alone with the same rows. No relay answers, so mails are stored but not sent.

const AT_ONCE = 16;
const WARM_UP = 1000;
const MEASURED = 8000;
const REPORT = 'test-results/bench-forms.json';

type Rate = { perSecond: number; p50: number; p99: number; cpuSecondsPerThousand?: number };
type Result = { engine: Engine; site: Rate; bare: Rate; share: number };

async function run(): Promise<void> {
  const postgres = await startPostgres();
  const results: Result[] = [];
  try {
    for (const engine of ['sqlite', 'postgres'] as const) {
      const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'miqyas-bench-'));
      const settings = {
        DATA_DIR,
        ...(engine === 'postgres' ? { DATABASE_URL: `${postgres.url}/postgres` } : {}),
      };
      const site = await measureSite(settings);
      const bare = rateOf(await insertBare(settings, MEASURED), MEASURED);
      results.push({ engine, site, bare, share: site.perSecond / bare.perSecond });
      rmSync(DATA_DIR, { recursive: true });
    }
  } finally {
    await postgres.stop();
  }
  tell(results);
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(results, null, 2)}\n`);
}

async function measureSite(settings: DatabaseSettings): Promise<Rate> {
  const silentRelay = { SMTP_URL: 'smtp://127.0.0.1:1', OUTBOX_BACKOFF_MIN_MS: '60000' };
  const site = await startSite({
    settings: { ...settings, ...silentRelay, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' },
  });
  try {
    await sendFor(WARM_UP, site.origin);
    const cpuBefore = cpuMilliseconds(site.pid);
    const started = performance.now();
    const times = await sendFor(MEASURED, site.origin);
    const rate = rateOf(times, performance.now() - started);
    const cpu = cpuMilliseconds(site.pid);
    return cpu === undefined || cpuBefore === undefined
      ? rate
      : { ...rate, cpuSecondsPerThousand: (cpu - cpuBefore) / times.length };
  } finally {
    await site.stop();
  }
}

/**
 * Simulates this many visitors, who each send one form after the other.
 * @returns the duration of each request in milliseconds
 */
async function sendFor(milliseconds: number, origin: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  const visitor = async () => {
    while (performance.now() < end) times.push(await send(origin, agent));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
  return times;
}

function send(origin: string, agent: Agent): Promise<number> {
  const who = randomBytes(8).toString('hex');
  const message =
    `We run 14 branches and would like to see their numbers in one place. ${who} `.repeat(6);
  const body = new URLSearchParams({
    name: `Visitor ${who}`,
    email: `${who}@visitor.example`,
    subject: 'Data platform',
    message,
  }).toString();
  const headers = {
    Origin: origin,
    Accept: 'application/json',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': body.length,
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL('/contact', origin),
      { method: 'POST', agent, headers },
      (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`A submission was answered ${response.statusCode}`));
        response.resume().on('end', () => resolve(performance.now() - started));
      },
    );
    sent.on('error', reject).end(body);
  });
}

function rateOf(times: number[], milliseconds: number): Rate {
  const sorted = times.toSorted((first, second) => first - second);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    perSecond: (1000 * times.length) / milliseconds,
    p50: percentile(0.5),
    p99: percentile(0.99),
  };
}

function tell(results: Result[]): void {
  console.log(
    `\n${'submissions a second, each on disk'.padEnd(38)}${['rate', 'p50 ms', 'p99 ms', 'CPU s per 1,000'].map((name) => name.padStart(16)).join('')}`,
  );
  for (const { engine, site, bare, share } of results) {
    const line = (name: string, { perSecond, p50, p99, cpuSecondsPerThousand }: Rate) =>
      console.log(
        `${name.padEnd(38)}${[perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpuSecondsPerThousand?.toFixed(1) ?? ''].map((cell) => cell.padStart(16)).join('')}`,
      );
    line(`${engine}: the site, ${AT_ONCE} at once`, site);
    line(`${engine}: the database alone`, bare);
    console.log(
      `${`${engine}: the site reaches`.padEnd(38)}${`${(100 * share).toFixed(0)} %`.padStart(16)}`,
    );
  }
}

await run().catch(tellFailure);
