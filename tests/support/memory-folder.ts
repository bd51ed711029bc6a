import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** The free bytes that it needs. Containers often have only a few megabytes. */
const ENOUGH = 1024 ** 3;

/** The folder for test databases, if possible in memory, because each commit is synced. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
