import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/free-port.ts';
import { startSite } from '#tests/support/run.ts';

/** A server that runs on its own core. `pid` is the process that answers requests. */
export type Server = { name: string; origin: string; pid: number; stop: () => Promise<unknown> };
/** A file's path on the disk, and the headers that the site sends with the file. */
export type Served = { file: string; headers: Record<string, string> };

const SERVER_CORE = '0';
export const CLIENT_CORE = '1';

/**
 * Installs a program with apt-get if it is missing and this user is root.
 * @returns whether the program is now available
 */
export function isInstalled(command: string, packageName = command): boolean {
  const isAvailable = () => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
  if (!isAvailable() && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', '-qq', packageName], {
      stdio: 'ignore',
      // This run level prevents the package from starting its service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  return isAvailable();
}

/** Starts the built site as `npm run serve` does. */
export async function startOurs(): Promise<Server> {
  const site = await startSite({ settings: { LOG_LEVEL: 'error' } });
  pin(site.pid);
  return { name: 'this site', ...site };
}

/** Starts plain Node, which sends the same bytes and headers but checks nothing. */
export async function startBare(served: Record<string, Served>): Promise<Server> {
  const port = await freePort();
  const script = 'bench/bare-server.ts';
  return start('bare Node', port, [process.execPath, script, String(port), JSON.stringify(served)]);
}

/** Starts nginx with one worker, the compressed files, the site's headers and tuned settings. */
export async function startNginx(served: Record<string, Served>): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxSettings(folder, port, served));
  const server = await start('nginx', port, ['nginx', '-p', folder, '-c', file]);
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
  const worker = Number(children.split(' ')[0]);
  pin(worker);
  return { ...server, pid: worker };
}

async function start(name: string, port: number, [command = '', ...args]: string[]) {
  const child = spawn(command, args, { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(origin).then(Boolean, () => false);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    await wait(100);
  }
  const pid = child.pid ?? 0;
  pin(pid);
  const stop = async () => {
    child.kill();
    await once(child, 'close');
  };
  return { name, origin, pid, stop };
}

/** Pins all threads of a process to the core of the servers, if the system supports this. */
function pin(pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', SERVER_CORE, String(pid)]);
}

function nginxSettings(folder: string, port: number, served: Record<string, Served>): string {
  const locations = Object.entries(served).map(([url, { file, headers }]) => {
    const { 'content-type': type = '', etag, ...others } = headers;
    const lines = Object.entries(others).map(
      ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
    );
    return `location = ${url} { types {} default_type ${JSON.stringify(type)}; alias ${path.resolve(file)}; ${lines.join(' ')} }`;
  });
  return `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors; user root;
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on; tcp_nodelay on; server_tokens off;
  access_log off; keepalive_requests 100000000; open_file_cache max=100 inactive=60s;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
}`;
}
