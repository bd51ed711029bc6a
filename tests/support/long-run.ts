import { loadavg } from 'node:os';

const counts = JSON.parse(process.env.HOLD ?? '{}') as Record<string, number>;
const isLong = process.env.HOLD !== undefined;

/** Returns the count of `npm run hold`, or the short count in other runs. */
export function countOf(name: string, short: number): number {
  return counts[name] ?? short;
}

export function heapLimit(): Record<string, string> {
  const heap = countOf('heap', 0);
  return heap > 0 ? { NODE_OPTIONS: `--max-old-space-size=${heap} --max-semi-space-size=2` } : {};
}

export function timeLimit(short: number): { timeout: number } {
  return { timeout: isLong ? 0 : short };
}

export function chooseSeed(): number {
  return countOf('seed', Math.floor(Math.random() * 2 ** 31));
}

/** Prints figures in a long run, with the load of the machine. */
export function printFigures(name: string, figures: Record<string, unknown>): void {
  if (!isLong) return;
  const load = loadavg().map((average) => Number(average.toFixed(1)));
  console.log(`${name}: ${JSON.stringify({ ...figures, load })}`);
}

export class Tally extends Map<string, number> {
  add(value: string | number): void {
    this.set(String(value), (this.get(String(value)) ?? 0) + 1);
  }
}

/**
 * Waits for an answer.
 * @throws Error after 30 seconds without an answer
 */
export async function answered<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within 30 seconds')), 30_000);
  });
  return Promise.race([answer, hang]).finally(() => clearTimeout(timer));
}

/** Returns the median and the maximum of times in milliseconds. */
export function quantiles(times: readonly number[]): { median: number; most: number } {
  const sorted = times.map((time) => Math.round(time * 10) / 10).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}
