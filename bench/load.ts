import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { installed, pinned } from './servers.ts';

/** The clients' result: number of answers, duration of the test and latencies, in milliseconds. */
export type Seen = { requests: number; milliseconds: number; p50: number; p99: number };
type Load = {
  name: string;
  run: (url: string, headers: Record<string, string>, seconds: number) => Promise<Seen>;
};

const CONNECTIONS = 64;
const FOLDER = 'generated/bench';

/** The load generator: wrk, which is faster than the servers, otherwise a program on Node. */
export function chooseLoad(): Load {
  return installed('wrk')
    ? { name: 'wrk', run: runWrk }
    : { name: 'autocannon', run: runAutocannon };
}

async function runWrk(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Seen> {
  const output = await outputOf([
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...headerOptions(headers),
    url,
  ]);
  const [, requests, time, unit] = /(\d+) requests in ([\d.]+)(m?s)/.exec(output) ?? [];
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output);
  if (!requests || failed) throw new Error(`${url} was answered otherwise: ${failed ?? output}`);
  const latency = (share: string) =>
    milliseconds(new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(output));
  return {
    requests: Number(requests),
    milliseconds: Number(time) * (unit === 's' ? 1000 : 1),
    p50: latency('50'),
    p99: latency('99'),
  };
}

function milliseconds(found: RegExpExecArray | null): number {
  const [, number, unit = ''] = found ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

async function runAutocannon(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Seen> {
  const program = `${FOLDER}/node_modules/autocannon/autocannon.js`;
  const output = await outputOf([
    process.execPath,
    program,
    '--json',
    '-c',
    String(CONNECTIONS),
    '-d',
    String(seconds),
    ...headerOptions(headers),
    url,
  ]);
  const { requests, latency, duration } = JSON.parse(output) as Record<
    'requests' | 'latency',
    Record<string, number>
  > & { duration: number };
  return {
    requests: requests.total ?? 0,
    milliseconds: duration * 1000,
    p50: latency.p50 ?? 0,
    p99: latency.p99 ?? 0,
  };
}

/** Only this command needs it, so it is not a dependency. */
export function installAutocannon(): void {
  const npm = [
    process.env.npm_execpath ?? '',
    'install',
    '--prefix',
    FOLDER,
    '--no-audit',
    '--no-fund',
    'autocannon@8.0.0',
  ];
  spawnSync(process.execPath, npm, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function headerOptions(headers: Record<string, string>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
}

function outputOf(command: string[]): Promise<string> {
  return text(spawn(...pinned('asking', command), { stdio: ['ignore', 'pipe', 'ignore'] }).stdout);
}
