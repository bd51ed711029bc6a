import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The unit of CPU times in Linux's /proc, in milliseconds. */
const TICK = 10;

/** Returns the CPU time of a process since its start, or undefined on a system without /proc. */
export function cpuMilliseconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // Read the fields after the name of the process, because the name may contain spaces. The 12th
  // and 13th of these fields are CPU times.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Returns the memory of a process in MiB, or undefined on a system without /proc. */
export function residentMemory(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

/** Counts the open files and sockets of a process. Undefined on a system without /proc. */
export function openDescriptors(pid: number): number | undefined {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : undefined;
}

/**
 * Reads the memory of a process four times a second.
 * @returns a function that stops reading and returns the memory in MiB
 */
export function watchMemory(pid: number): () => Record<'start' | 'peak' | 'end', number> {
  const read = () => Math.round(residentMemory(pid) ?? 0);
  const start = read();
  let peak = start;
  const timer = setInterval(() => {
    peak = Math.max(peak, read());
  }, 250);
  return () => {
    clearInterval(timer);
    const end = read();
    return { start, peak: Math.max(peak, end), end };
  };
}
