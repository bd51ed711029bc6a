import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tellFailure } from '#scripts/tell-failure.ts';
import type { Served } from './bare-server.ts';
import { chooseLoad, installAutocannon, type Seen } from './load.ts';
import { cpuMilliseconds, residentMemory } from './process-use.ts';
import { installed, type Server, startBare, startNginx, startOurs } from './servers.ts';

// Requests per second of one core: the built site, nginx with the same compressed files and
// headers, tuned and with its defaults, and plain Node, by turns in several rounds. The server has
// one core, and the load generator the other.

const ROUNDS = 3;
const SECONDS = 4;
/** Warm-up for the compiler after a start, in seconds. */
const WARM_UP = 3;
const IDLE = 5000;
const PAGE = '/about-us';
/** About the size of the largest script of a visit, in compressed bytes. */
const SCRIPT_SIZE = 57_000;
const REPORT = 'test-results/bench/serve.json';

type Rate = { perCore: number; perSecond: number; p50: number; p99: number };
type Question = { name: string; address: string; isKnown?: boolean };
type Memory = { idle: number | undefined; afterLoad: number | undefined };
type Results = { load: string; rates: Record<string, Record<string, Rate>>; memory: Memory };

async function run(): Promise<void> {
  const load = chooseLoad();
  if (load.name === 'autocannon') installAutocannon();
  const script = findScript();
  const questions: Question[] = [
    { name: 'a page', address: PAGE },
    { name: 'a script', address: script },
    { name: 'a page that is known (304)', address: PAGE, isKnown: true },
  ];
  const ours = await startOurs();
  await wait(IDLE);
  const idle = residentMemory(ours.pid);
  const served = {
    [PAGE]: await servedBy(ours, PAGE, `${PAGE}/index.html`),
    [script]: await servedBy(ours, script, script),
  };
  const servers = [
    ours,
    ...(installed('nginx', 'nginx-light')
      ? [await startNginx('nginx, tuned', served), await startNginx('nginx as installed', served)]
      : []),
    await startBare(served),
  ];
  const measured = new Map<string, Rate[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, address, isKnown } of questions) {
      for (const server of servers) {
        const headers = {
          'Accept-Encoding': 'br',
          ...(isKnown ? { 'If-None-Match': await etagOf(server, address) } : {}),
        };
        const before = cpuMilliseconds(server.pid) ?? 0;
        const seen = await load.run(
          server.origin + address,
          headers,
          round === 0 ? WARM_UP : SECONDS,
        );
        const used = (cpuMilliseconds(server.pid) ?? 0) - before;
        const key = `${name}\n${server.name}`;
        if (round > 0) measured.set(key, [...(measured.get(key) ?? []), rateOf(seen, used)]);
      }
    }
  }
  const memory = { idle, afterLoad: residentMemory(ours.pid) };
  for (const server of servers) await server.stop();

  const rates = Object.fromEntries(
    questions.map(({ name }) => [
      name,
      Object.fromEntries(
        servers.map((server) => [
          server.name,
          medianOf(measured.get(`${name}\n${server.name}`) ?? []),
        ]),
      ),
    ]),
  );
  tell({ load: load.name, rates, memory });
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ load: load.name, rates, memory }, null, 2)}\n`);
}

/** Returns the script whose compressed size is nearest to that of the largest script of a visit. */
function findScript(): string {
  const folder = 'build/client/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const distance = (name: string) =>
    Math.abs(statSync(path.join(folder, `${name}.br`)).size - SCRIPT_SIZE);
  const [nearest] = scripts.toSorted((one, other) => distance(one) - distance(other));
  if (!nearest) throw new Error(`${folder} has no script: run "npm run build" first.`);
  return `/assets/${nearest}`;
}

/**
 * Returns what other servers need for the same answer: the compressed file and all headers except
 * those of the connection.
 */
async function servedBy({ origin }: Server, address: string, file: string): Promise<Served> {
  // HEAD, so that nothing is decompressed and all headers are the site's.
  const { headers: all } = await fetch(origin + address, {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br' },
  });
  const headers = new Headers(all);
  for (const name of ['connection', 'date', 'keep-alive', 'content-length']) headers.delete(name);
  return { file: `build/client${file}.br`, headers: Object.fromEntries(headers) };
}

async function etagOf({ origin }: Server, address: string): Promise<string> {
  const { headers } = await fetch(origin + address, {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br' },
  });
  return headers.get('etag') ?? '';
}

function rateOf({ requests, milliseconds, p50, p99 }: Seen, cpu: number): Rate {
  return {
    perCore: (1000 * requests) / cpu,
    perSecond: (1000 * requests) / milliseconds,
    p50,
    p99,
  };
}

/** Requests per second of CPU time, which does not depend on other load. */
function medianOf(rates: Rate[]): Rate {
  const sorted = rates.toSorted((one, other) => one.perCore - other.perCore);
  return (
    sorted[Math.floor(sorted.length / 2)] ?? {
      perCore: Number.NaN,
      perSecond: Number.NaN,
      p50: Number.NaN,
      p99: Number.NaN,
    }
  );
}

function tell({ load, rates, memory }: Results): void {
  const row = (name: string, cells: string[]) =>
    console.log(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(14)).join('')}`);
  for (const [name, byServer] of Object.entries(rates)) {
    console.log('');
    row(name, [
      'per CPU s',
      'per second',
      'p50 ms',
      'p99 ms',
      'of tuned',
      'of installed',
      'of bare Node',
    ]);
    for (const [server, { perCore, perSecond, p50, p99 }] of Object.entries(byServer)) {
      const share = (other: string) => {
        const base = byServer[other]?.perCore;
        return base === undefined ? '' : (perCore / base).toFixed(2);
      };
      row(`  ${server}`, [
        perCore.toFixed(0),
        perSecond.toFixed(0),
        p50.toFixed(2),
        p99.toFixed(2),
        share('nginx, tuned'),
        share('nginx as installed'),
        share('bare Node'),
      ]);
    }
  }
  console.log(
    `\nasked by ${load}, 64 connections that stay open; ${ROUNDS} rounds of ${SECONDS} s, their median`,
  );
  console.log(
    `memory of this site: ${memory.idle?.toFixed(0) ?? '?'} MiB idle, ${memory.afterLoad?.toFixed(0) ?? '?'} MiB after load`,
  );
  if (!Object.values(rates).some((byServer) => 'nginx, tuned' in byServer))
    console.log('nginx was not there, and could not be installed by this user');
}

await run().catch(tellFailure);
