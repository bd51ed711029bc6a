import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tellFailure } from '#scripts/tell-failure.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/run.ts';
import { cpuMilliseconds } from './process-use.ts';
import { writeReport } from './write-report.ts';

// Measures how many submissions per second the built site stores. Each submission is synced to the
// disk. There is no relay, so the site stores mails but does not send them.

const AT_ONCE = 16;
const WARM_UP = 1000;
const MEASURED = 8000;
const SETTINGS = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  OUTBOX_BACKOFF_MIN_MS: '60000',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'error',
};

async function run(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const results = {
      sqlite: await measureSite({}),
      postgres: await measureSite({ DATABASE_URL: `${postgres.url}/postgres` }),
    };
    console.table(results);
    writeReport('forms', results);
  } finally {
    await postgres.stop();
  }
}

async function measureSite(database: { DATABASE_URL?: string }) {
  // Store the data on the disk, because the default folder for tests is in memory.
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'miqyas-bench-'));
  const site = await startSite({ settings: { ...SETTINGS, ...database, DATA_DIR } });
  try {
    await sendFor(WARM_UP, site.origin);
    const cpuBefore = cpuMilliseconds(site.pid) ?? Number.NaN;
    const started = performance.now();
    const times = await sendFor(MEASURED, site.origin);
    const seconds = (performance.now() - started) / 1000;
    const cpu = (cpuMilliseconds(site.pid) ?? Number.NaN) - cpuBefore;
    const sorted = times.toSorted((one, other) => one - other);
    const percentile = (share: number) => rounded(sorted[Math.floor(times.length * share)] ?? 0);
    return {
      'per second': rounded(times.length / seconds),
      'p50 ms': percentile(0.5),
      'p99 ms': percentile(0.99),
      'CPU s per 1,000': rounded(cpu / times.length),
    };
  } finally {
    await site.stop();
    rmSync(DATA_DIR, { recursive: true });
  }
}

/**
 * Simulates several visitors. Each visitor sends one form after another.
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
  const body = new URLSearchParams({
    name: `Visitor ${who}`,
    email: `${who}@visitor.example`,
    subject: 'Data platform',
    message: `We run 14 branches and would like to see their numbers in one place. ${who} `.repeat(
      6,
    ),
  }).toString();
  const headers = {
    Origin: origin,
    Accept: 'application/json',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': body.length,
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers };
    const sent = request(new URL('/contact', origin), options, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`A submission was answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - started));
    });
    sent.on('error', reject).end(body);
  });
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

await run().catch(tellFailure);
