import { type ChildProcess, spawn } from 'node:child_process';
import { MINUTE } from '#app/i18n/durations.ts';

export type Ended = { isClean: boolean; output: string };

/** The time limit for a command (milliseconds). */
const LONGEST = 20 * MINUTE;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});

export function lastLines({ output }: Ended): string {
  return output.trimEnd().split('\n').slice(-40).join('\n');
}

/** Runs a script in a copy of the project, without the site's settings. */
export function runNode(
  command: string[],
  folder: string,
  settings: Record<string, string> = {},
): Promise<Ended> {
  const { PATH, HOME, TMPDIR, CHROMIUM_PATH } = process.env;
  const env = {
    PATH,
    HOME,
    TMPDIR,
    ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}),
    NO_COLOR: '1',
    ...settings,
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: folder, env, timeout: LONGEST });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.on('close', (code, signal) => {
      running.delete(child);
      if (signal) output += `\nEnded by ${signal}.`;
      resolve({ isClean: code === 0, output });
    });
  });
}
