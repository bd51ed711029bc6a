import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/free-port.ts';
import { endsAt, type RunningSite, startSite } from '#tests/support/run.ts';
import { until } from '#tests/support/until.ts';
import { certificateOf, HOST, keyOf, type ProxyServer } from './proxies.ts';
import { runProgram } from './run-program.ts';
import { type Client, createClient } from './tls-client.ts';

export type Deployment = {
  client: Client;
  httpPort: number;
  sites: RunningSite[];
  startAgain: (index: number) => Promise<RunningSite>;
  stop: () => Promise<void>;
  proxyLog: Promise<string>;
};

/** Makes a folder with a certificate. All sites store their data in this folder. */
export async function makeDeploymentFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-proxies-'));
  await runProgram(
    'openssl',
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '2', '-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`],
    ...['-out', certificateOf(folder), '-keyout', keyOf(folder)],
  );
  return folder;
}

/** Starts processes of the site on one database, and a proxy in front of them. */
export async function deploy(
  proxy: ProxyServer,
  folder: string,
  siteSettings: Record<string, string> = {},
  processes = 2,
): Promise<Deployment> {
  const [http, https, ...ports] = await Promise.all(
    Array.from({ length: processes + 2 }, () => freePort()),
  );
  if (!http || !https) throw new Error('there is no free port');
  const start = (port = 0) =>
    startSite({
      settings: {
        PORT: String(port),
        PRIVATE_PORT: '0',
        SITE_URL: `https://${HOST}`,
        TRUSTED_PROXIES: '127.0.0.1',
        DATA_DIR: path.join(folder, 'data'),
        LOG_LEVEL: 'error',
        ...siteSettings,
      },
    });
  // The first process renders the pages with this SITE_URL, and the others use these pages.
  const sites: RunningSite[] = [];
  for (const port of ports) sites.push(await start(port));
  const own = mkdtempSync(path.join(folder, `${proxy.program}-`));
  for (const file of [certificateOf, keyOf]) await runProgram('cp', file(folder), file(own));
  const { args, settings } = proxy.configure({
    folder: own,
    ports: { http, https },
    processes: ports.map((port) => `127.0.0.1:${port}`),
  });
  const child = spawn(proxy.program, args, {
    env: { PATH: process.env.PATH, HOME: own, ...settings },
  });
  const ended = endsAt(child);
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  const client = createClient(https, readFileSync(certificateOf(folder)));
  const stop = async () => {
    client.close();
    child.kill('SIGTERM');
    await ended;
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
    rmSync(own, { recursive: true });
  };
  const isReady = until(async () => {
    if (!isRunning) throw new Error((await ended).output);
    return client.ask('/health').then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  await isReady.catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    client,
    httpPort: http,
    sites,
    startAgain: async (index) => {
      const site = await start(ports[index]);
      sites[index] = site;
      return site;
    },
    stop,
    proxyLog: ended.then(({ output }) => output),
  };
}
