import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UsageError } from '#scripts/failures.ts';
import { freePort } from '#scripts/free-port.ts';
import { installMissing } from '#tests/support/install-packages.ts';
import { startSite } from '#tests/support/run.ts';

/** A server that runs on its own core. `pid` is the process that answers requests. */
export type Server = { name: string; origin: string; pid: number; stop: () => Promise<unknown> };

const SERVER_CORE = '0';
export const CLIENT_CORE = '1';
const PACKAGES = { wrk: 'wrk', taskset: 'util-linux', nginx: 'nginx-light' };

/**
 * Installs missing programs if the user is root.
 * @throws UsageError if a program is still missing
 */
export function requirePrograms(): void {
  const [missing] = installMissing(PACKAGES);
  if (missing) throw new UsageError(`Install the program ${missing} first.`);
}

export async function startOurs(): Promise<Server> {
  const site = await startSite({ settings: { LOG_LEVEL: 'error' } });
  pin(site.pid);
  return { name: 'this site', ...site };
}

export async function startNginx(page: string, headers: Record<string, string>): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxSettings(folder, port, locationOf(page, headers)));
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).then(Boolean, () => false))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    await wait(100);
  }
  const children = readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8');
  const pid = Number(children.split(' ')[0]);
  pin(pid);
  const stop = async () => {
    nginx.kill();
    await once(nginx, 'close');
  };
  return { name: 'nginx', origin, pid, stop };
}

function pin(pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', SERVER_CORE, String(pid)]);
}

function locationOf(page: string, headers: Record<string, string>): string {
  const file = path.resolve(`build/client${page}/index.html.br`);
  const {
    connection,
    date,
    'keep-alive': _,
    'content-length': length,
    'content-type': type = '',
    etag,
    ...others
  } = headers;
  const lines = Object.entries(others).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
  );
  return `location = ${page} { types {} default_type ${JSON.stringify(type)}; alias ${file}; ${lines.join(' ')} }`;
}

function nginxSettings(folder: string, port: number, location: string): string {
  return `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors; user root;
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on; tcp_nodelay on; server_tokens off;
  access_log off; keepalive_requests 100000000; open_file_cache max=100 inactive=60s;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; ${location} }
}`;
}
