import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tellFailure } from '#scripts/tell-failure.ts';
import { CONNECTIONS, type Load, loadUrl, requireLoadGenerator } from './load.ts';
import { cpuMilliseconds, residentMemory } from './process-use.ts';
import {
  isInstalled,
  type Served,
  type Server,
  startBare,
  startNginx,
  startOurs,
} from './servers.ts';
import { writeReport } from './write-report.ts';

// Measures requests per second of one core: for the built site, for nginx with the same compressed
// files and headers, and for plain Node. The servers take turns in several rounds. The server has
// one core, and the load generator has another.

const ROUNDS = 3;
const SECONDS = 4;
/** How long each server warms up before its measurement, in seconds. */
const WARM_UP = 3;
const IDLE = 5000;
const PAGE = '/about-us';
/** The approximate size of the largest script that a visit loads, in compressed bytes. */
const SCRIPT_SIZE = 57_000;

type Rate = { perCore: number; perSecond: number; p50: number; p99: number };

async function run(): Promise<void> {
  requireLoadGenerator();
  const script = findScript();
  const cases = [
    { name: 'a page', url: PAGE },
    { name: 'a script', url: script },
    { name: 'a page that is known (304)', url: PAGE, isKnown: true },
  ];
  const ours = await startOurs();
  await wait(IDLE);
  const idle = residentMemory(ours.pid);
  const served = {
    [PAGE]: await servedBy(ours, PAGE, `${PAGE}/index.html`),
    [script]: await servedBy(ours, script, script),
  };
  const nginx = isInstalled('nginx', 'nginx-light') ? [await startNginx(served)] : [];
  if (nginx.length === 0) console.log('nginx is missing, and this user cannot install it');
  const servers = [ours, ...nginx, await startBare(served)];

  const rates: Record<string, Record<string, Rate | undefined>> = {};
  for (const { name, url, isKnown } of cases) {
    const measured = servers.map((server) => ({ server, rates: [] as Rate[] }));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { server, rates } of measured) {
        const known = isKnown ? { 'If-None-Match': (await headersOf(server, url)).etag ?? '' } : {};
        const before = cpuMilliseconds(server.pid) ?? 0;
        const headers = { 'Accept-Encoding': 'br', ...known };
        const load = loadUrl(server.origin + url, headers, round === 0 ? WARM_UP : SECONDS);
        const cpu = (cpuMilliseconds(server.pid) ?? 0) - before;
        if (round > 0) rates.push(rateOf(load, cpu));
      }
    }
    const byServer = measured.map(({ server, rates }) => [server.name, medianOf(rates)] as const);
    rates[name] = Object.fromEntries(byServer);
    console.log(`\n${name}, ${CONNECTIONS} connections; median of ${ROUNDS} × ${SECONDS} s`);
    console.table(rates[name]);
  }
  const memory = { idle, afterLoad: residentMemory(ours.pid) };
  console.log(`memory of this site, in MiB: ${JSON.stringify(memory)}`);
  for (const server of servers) await server.stop();
  writeReport('serve', { rates, memory });
}

/** Returns the script whose compressed size is nearest to SCRIPT_SIZE. */
function findScript(): string {
  const folder = 'build/client/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const distance = (name: string) =>
    Math.abs(statSync(path.join(folder, `${name}.br`)).size - SCRIPT_SIZE);
  const [nearest] = scripts.toSorted((one, other) => distance(one) - distance(other));
  if (!nearest) throw new Error(`${folder} has no script: run "npm run build" first.`);
  return `/assets/${nearest}`;
}

/** Returns the compressed file with all headers that do not belong to the connection. */
async function servedBy(server: Server, url: string, file: string): Promise<Served> {
  const {
    connection,
    date,
    'keep-alive': _,
    'content-length': length,
    ...headers
  } = await headersOf(server, url);
  return { file: `build/client${file}.br`, headers };
}

/** Reads the site's headers with a HEAD request. With GET, `fetch` would decompress the body. */
async function headersOf({ origin }: Server, url: string): Promise<Record<string, string>> {
  const options = { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } };
  return Object.fromEntries((await fetch(origin + url, options)).headers);
}

/**
 * Computes rates per second of CPU time and per second of real time. Other load on the machine does
 * not affect the first.
 */
function rateOf({ requests, milliseconds, p50, p99 }: Load, cpu: number): Rate {
  const perSecond = (time: number) => Math.round((1000 * requests) / time);
  return { perCore: perSecond(cpu), perSecond: perSecond(milliseconds), p50, p99 };
}

function medianOf(rates: Rate[]): Rate | undefined {
  return rates.toSorted((one, other) => one.perCore - other.perCore)[Math.floor(rates.length / 2)];
}

await run().catch(tellFailure);
