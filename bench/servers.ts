import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/free-port.ts';
import type { Served } from './bare-server.ts';

/** A server on its own core; `pid` is the process that answers. */
export type Server = { name: string; origin: string; pid: number; stop: () => Promise<void> };

/** The cores of the server and of the load generator. */
const ANSWERING = 0;
const ASKING = 1;
const START = 100;
const TRIES = 100;

function isThere(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

/** Keeps a package from asking questions and from starting its service. */
const QUIETLY = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/**
 * Installs a program with the system's package manager if that needs no question.
 * @returns whether it is available now
 */
export function installed(command: string, name = command): boolean {
  if (!isThere(command) && process.getuid?.() === 0 && isThere('apt-get'))
    spawnSync('apt-get', ['install', '-y', '-qq', name], {
      stdio: 'ignore',
      env: { ...process.env, ...QUIETLY },
    });
  return isThere(command);
}

/** Pins a command to one core, if the machine supports that and has two. */
export function pinned(core: 'answering' | 'asking', command: string[]): [string, string[]] {
  const all = isThere('taskset')
    ? ['taskset', '-c', String(core === 'answering' ? ANSWERING : ASKING), ...command]
    : command;
  return [all[0] ?? '', all.slice(1)];
}

/** The built site, as with `npm run serve`. @param folder of the project */
export function startOurs(folder = '.'): Promise<Server> {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'miqyas-bench-'));
  return startNode(
    'this site',
    ['server/serve.mjs'],
    { PORT: '0', LOG_LEVEL: 'error', DATA_DIR },
    folder,
  );
}

/** Node with the same bytes and headers, and without any checks. */
export function startBare(served: Record<string, Served>): Promise<Server> {
  return startNode('bare Node', ['bench/bare-server.ts', JSON.stringify(served)]);
}

async function startNode(
  name: string,
  command: string[],
  settings: Record<string, string> = {},
  folder = '.',
): Promise<Server> {
  const child = spawn(...pinned('answering', [process.execPath, ...command]), {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      const address = /http:\/\/\S+/.exec(String(chunk))?.[0];
      if (address) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  // taskset replaces itself with the command, so this is the server's process.
  return { name, origin, pid: child.pid ?? 0, stop: () => ended(child) };
}

/** Settings that performance guides change from the distribution's defaults. */
const NGINX = {
  'nginx, tuned': () =>
    'access_log off; keepalive_requests 100000000; open_file_cache max=100 inactive=60s;',
  'nginx as installed': (folder: string) => `access_log ${folder}/access.log;`,
};

/** nginx with one worker, the compressed files and the site's headers. */
export async function startNginx(
  name: keyof typeof NGINX,
  served: Record<string, Served>,
): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-nginx-'));
  const port = await freePort();
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    nginxSettings(folder, port, served, NGINX[name](folder)),
  );
  const child = spawn(
    ...pinned('answering', ['nginx', '-p', folder, '-c', path.join(folder, 'nginx.conf')]),
    { stdio: 'inherit' },
  );
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < TRIES; tries++) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await wait(START);
  }
  const worker = Number(
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0],
  );
  return { name, origin, pid: worker, stop: () => ended(child) };
}

function nginxSettings(
  folder: string,
  port: number,
  served: Record<string, Served>,
  settings: string,
): string {
  const locations = Object.entries(served).map(([address, { file, headers }]) => {
    const { 'content-type': type = '', etag, ...others } = headers;
    const lines = Object.entries(others).map(
      ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
    );
    return `location = ${address} { types {} default_type ${JSON.stringify(type)}; alias ${path.resolve(file)}; ${lines.join(' ')} }`;
  });
  return `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors; user root;
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on; tcp_nodelay on; server_tokens off; ${settings}
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
}`;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });
}
