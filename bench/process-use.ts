import { existsSync, readFileSync } from 'node:fs';

/** Of Linux: how CPU time is counted in /proc, in milliseconds. */
const TICK = 10;

/** The CPU time that a process has used since it started, where that can be known. */
export function cpuMilliseconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // After the name, which may hold spaces, "utime" and "stime" are the 12th and 13th.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** The memory that a process has now, in MiB, where that can be known. */
export function residentMemory(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}
