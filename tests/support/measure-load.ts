import { Agent, request } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';
import { onTestFinished } from 'vitest';

export type Load = { perSecond: number; p50: number; p99: number };

/**
 * Runs a task many times, with a limited number of runs at a time.
 * @returns the runs per second and their durations in milliseconds, or undefined if `count` is 0
 */
export async function measureLoad(
  count: number,
  atOnce: number,
  task: (index: number) => Promise<void>,
): Promise<Load | undefined> {
  if (count === 0) return undefined;
  const durations = createHistogram();
  const started = performance.now();
  let next = 0;
  const work = async () => {
    while (next < count) {
      const before = performance.now();
      await task(next++);
      durations.record(Math.max(1, Math.round((performance.now() - before) * 1000)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - started) / 1000;
  const milliseconds = (percent: number) => durations.percentile(percent) / 1000;
  return { perSecond: Math.round(count / seconds), p50: milliseconds(50), p99: milliseconds(99) };
}

/**
 * Opens connections and closes them after the test.
 * @returns a function that reads a page to its end and returns the status
 */
export function openReader(connections: number): (url: string) => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  onTestFinished(() => agent.destroy());
  return (url) =>
    new Promise((resolve, reject) => {
      request(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
        response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
        response.resume();
      })
        .on('error', reject)
        .end();
    });
}
