import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export function hasStrace(): boolean {
  return spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
}

/**
 * Changes system calls of a process.
 * @param calls the names of the calls, such as fsync,fdatasync
 * @param change the change in the words of strace, such as error=EIO
 * @returns a function that ends the change
 */
export async function changeCalls(
  pid: number,
  calls: string,
  change: string,
): Promise<() => Promise<void>> {
  const tracer = spawn('strace', [
    ...['-f', '-p', String(pid), '-o', '/dev/null'],
    ...['-e', `trace=${calls}`, '-e', `inject=${calls}:${change}`],
  ]);
  const ended = once(tracer, 'close');
  onTestFinished(() => void tracer.kill());
  await once(tracer.stderr, 'data');
  return async () => {
    tracer.kill('SIGINT');
    await ended;
  };
}
