import { spawnSync } from 'node:child_process';
import { UsageError } from '#scripts/failures.ts';
import { CLIENT_CORE, isInstalled } from './servers.ts';

/** The result of a load test: number of answers, duration and latencies in milliseconds. */
export type Load = { requests: number; milliseconds: number; p50: number; p99: number };

export const CONNECTIONS = 64;

/** @throws UsageError if a program is missing and cannot be installed */
export function requireLoadGenerator(): void {
  if (!isInstalled('wrk') || !isInstalled('taskset', 'util-linux'))
    throw new UsageError('Install wrk and taskset first, as in "apt-get install wrk util-linux".');
}

/** Sends requests with wrk on its own core. wrk is faster than the servers. */
export function loadUrl(url: string, headers: Record<string, string>, seconds: number): Load {
  const command = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', url];
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const pinned = ['-c', CLIENT_CORE, ...command, ...options];
  const { stdout: output } = spawnSync('taskset', pinned, { encoding: 'utf8' });
  const [, requests, time, unit] = /(\d+) requests in ([\d.]+)(m?s)/.exec(output) ?? [];
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output);
  if (!requests || failed) throw new Error(`${url} failed: ${failed ?? output}`);
  const latency = (share: string) => {
    const [, number, unit = ''] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
    return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
  };
  return {
    requests: Number(requests),
    milliseconds: Number(time) * (unit === 's' ? 1000 : 1),
    p50: latency('50'),
    p99: latency('99'),
  };
}
