import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** The free bytes that the tests need in memory. Containers often have only a few megabytes. */
const ENOUGH = 1024 ** 3;

/** Returns the folder for test databases, in memory if possible, because disks sync slowly. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
