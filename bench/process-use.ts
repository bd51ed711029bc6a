import { existsSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in /proc in this unit, in milliseconds. */
const TICK = 10;

/** CPU time of a process since its start, if available */
export function cpuMilliseconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name may contain spaces. After it, "utime" and "stime" are the 12th and 13th fields.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Memory of a process in MiB, if available */
export function residentMemory(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}
