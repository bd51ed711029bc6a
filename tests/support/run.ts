import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OWN_NODE } from '#scripts/own-node.mjs';
import { memoryFolder } from './memory-folder.ts';

export type Ended = { code: number | null; stdout: string; stderr: string; output: string };
type Where = { folder?: string; settings?: Record<string, string> };

export function run(
  command: string[],
  { folder = '.', settings = {} }: Where = {},
): Promise<Ended> {
  return endsAt(spawn(OWN_NODE, command, { cwd: folder, env: environmentWith(settings) }));
}

export type RunningSite = {
  origin: string;
  /** The origin of the private port, or an empty string without PRIVATE_PORT. */
  privateOrigin: string;
  stop: (signal?: NodeJS.Signals) => Promise<Ended>;
  pid: number;
};

export async function startSite({ folder = '.', settings = {} }: Where = {}): Promise<RunningSite> {
  const DATA_DIR = mkdtempSync(path.join(memoryFolder(), 'miqyas-data-'));
  const child = spawn(OWN_NODE, ['server/serve.mjs'], {
    cwd: folder,
    env: environmentWith({ PORT: '0', DATA_DIR, ...settings }),
  });
  const ended = endsAt(child).finally(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const [origin = '', privateOrigin = ''] = await new Promise<string[]>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      const urls = String(chunk).match(/http:\/\/[^\s/]+/g);
      if (urls) resolve(urls);
    });
    void ended.then(({ output }) => reject(new Error(`The site did not start: ${output}`)));
  });
  return {
    origin,
    privateOrigin,
    pid: child.pid ?? 0,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

export function endsAt(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    const ended: Ended = { code: null, stdout: '', stderr: '', output: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream]?.setEncoding('utf8').on('data', (chunk: string) => {
        ended[stream] += chunk;
        ended.output += chunk;
      });
    }
    child.on('close', (code) => resolve({ ...ended, code }));
  });
}

function environmentWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  // The tests must not use the project's own data folder.
  return {
    PATH,
    HOME,
    TMPDIR,
    DATA_DIR: path.join(tmpdir(), `miqyas-run-${process.pid}`),
    ...settings,
  };
}
