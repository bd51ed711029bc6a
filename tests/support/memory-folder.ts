import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** The bytes that must be free in /dev/shm. Containers often have only a few megabytes there. */
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
