import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { tellFailure } from '#scripts/tell-failure.ts';
import { cpuMilliseconds, residentMemory } from '#tests/support/process-use.ts';
import { CLIENT_CORE, requirePrograms, type Server, startNginx, startOurs } from './servers.ts';
import { writeReport } from './write-report.ts';

// Compares this site with nginx: requests per second on one core, for the same compressed page. The
// load generator has its own core.

const ROUNDS = 3;
const SECONDS = 4;
/** How long each server warms up before its measurement, in seconds. */
const WARM_UP = 3;
const IDLE = 5000;
const CONNECTIONS = 64;
const PAGE = '/about-us';

type Rate = { perCore: number; perSecond: number };

async function run(): Promise<void> {
  requirePrograms();
  const ours = await startOurs();
  await wait(IDLE);
  const idle = residentMemory(ours.pid);
  const servers = [ours, await startNginx(PAGE, await headersOf(ours))];

  const measured = servers.map((server) => ({ server, rates: [] as Rate[] }));
  for (const { server } of measured) measure(server, WARM_UP);
  for (let round = 0; round < ROUNDS; round++)
    for (const { server, rates } of measured) rates.push(measure(server, SECONDS));
  const medians = measured.map(({ server, rates }) => [server.name, medianOf(rates)] as const);
  const rates = Object.fromEntries(medians);
  console.log(`\n${PAGE}, ${CONNECTIONS} connections; median of ${ROUNDS} × ${SECONDS} s`);
  console.table(rates);
  const memory = { idle, afterLoad: residentMemory(ours.pid) };
  console.log(`memory of this site, in MiB: ${JSON.stringify(memory)}`);
  for (const server of servers) await server.stop();
  writeReport('serve', { rates, memory });
}

/** Reads the site's headers by HEAD, because `fetch` would decompress the body of a GET. */
async function headersOf({ origin }: Server): Promise<Record<string, string>> {
  const options = { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } };
  return Object.fromEntries((await fetch(origin + PAGE, options)).headers);
}

/**
 * Loads a server with wrk, which runs on its own core.
 * @returns answers per second of real time, and per second of the server's CPU time
 */
function measure({ origin, pid }: Server, duration: number): Rate {
  const url = origin + PAGE;
  const before = cpuMilliseconds(pid) ?? 0;
  const wrk = [
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${duration}s`,
    '-H',
    'Accept-Encoding: br',
    url,
  ];
  const { stdout } = spawnSync('taskset', ['-c', CLIENT_CORE, ...wrk], { encoding: 'utf8' });
  const cpuSeconds = ((cpuMilliseconds(pid) ?? 0) - before) / 1000;
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  if (!requests || failed) throw new Error(`${url} failed: ${failed ?? stdout}`);
  const per = (time: number) => Math.round(Number(requests) / time);
  return { perCore: per(cpuSeconds), perSecond: per(Number(seconds)) };
}

function medianOf(rates: Rate[]): Rate | undefined {
  return rates.toSorted((one, other) => one.perCore - other.perCore)[Math.floor(rates.length / 2)];
}

await run().catch(tellFailure);
