import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Bytes that have to be free in it: containers often have only a few megabytes there. */
const ENOUGH = 1024 ** 3;

/**
 * Where tests keep databases: in memory where the machine offers that, else among the temporary
 * files. A database syncs each commit to the disk, and the tests make thousands of commits.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
