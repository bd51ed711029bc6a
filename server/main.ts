import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { finishAnswer } from '#delivery/finish-page.ts';
import { MANIFEST, type Manifest } from '#delivery/manifest.ts';
import { keepFresh } from '#delivery/refresh.ts';
import { SiteFiles } from '#delivery/site-files.ts';
import type * as App from './app.ts';
import { readSettings, type Settings, SettingsError } from './env.ts';
import { answerClientErrors } from './http/client-errors.ts';
import { cspReports } from './http/csp-reports.ts';
import { createListener } from './http/listener.ts';
import { fileHeaders, pageHeaders } from './http/security-headers.ts';
import { createLog } from './log.ts';
import { openServices } from './services.ts';

// All side effects of the site: read the settings, load what was built, listen, stop cleanly.

const LIMITS = {
  headersTimeout: 10_000,
  // For files; the listener waits less long for other forms.
  requestTimeout: 60_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  // The listener says so, with our headers.
  requireHostHeader: false,
  maxHeaderSize: 16 * 1024,
  // What nothing comes with is not read: a tenth less time for each page.
  optimizeEmptyRequests: true,
};
const MAX_CONNECTIONS = 2000;
const LONGEST_STOP = 9000;
/**
 * So long a balancer may still send requests after it was told to stop, until it asks for /health
 * again.
 */
const DRAIN = 250;
/** A client that neither sends nor reads for so long is let go. */
const SILENCE = 60_000;
/**
 * Signals that reach a process group come twice, directly and passed on: that is still one wish.
 */
const SAME_WISH = 1000;

/** A reason not to start, as one sentence for whoever tried. */
class StartError extends Error {
  override name = 'StartError';
}

try {
  await start(readSettings());
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  if (!existsSync('build/stamp'))
    throw new StartError('The site is not built: run "npm start", or "npm run build" first.');
  const log = createLog(settings.LOG_LEVEL);
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const { scripts, renderedAt } = manifest;
  const headers = {
    page: (styles: readonly string[]) => pageHeaders(settings, { scripts, styles }),
    file: fileHeaders(settings),
  };
  const files = new SiteFiles('build/client', manifest, headers);
  // React looks at it when it is first imported, and is slower without.
  process.env.NODE_ENV ??= 'production';
  const { createApp, nextChange, pathsAhead, readsQuery, renderAhead, movedTo } = (await import(
    pathToFileURL('build/server/index.js').href
  )) as typeof App;
  const { services, begin, rest, close } = await openServices(settings, log).catch(
    (error: unknown) => {
      if (error instanceof SettingsError) throw error;
      throw new StartError(
        `${describeStore(settings)} cannot be opened: ${error instanceof Error ? error.message : error}.`,
      );
    },
  );
  let isStopping = false;
  const app = createApp({
    ...services,
    headers,
    finish: finishAnswer,
    reportError: (error) => log.error({ error }, 'a page failed'),
    indexNowKey: settings.INDEXNOW_KEY,
    cspReports: cspReports(log),
    readSearchIndex: (code) => readFile(`build/search/${code}.json`, 'utf8'),
    isReady: () => !isStopping,
    site: {
      origin: settings.SITE_URL,
      firmLanguage: settings.INBOX_LANGUAGE,
      sendsFiles: settings.MAIL_CVS === 'attach',
    },
  });

  const stopRefreshing = keepFresh({
    files,
    render: renderAhead,
    paths: pathsAhead,
    nextChange,
    renderedAt,
    log,
  });

  const server = createServer(
    LIMITS,
    createListener({
      files,
      app,
      readsQuery,
      movedTo,
      siteUrl: settings.SITE_URL,
      host: settings.HOST,
      trustedProxies: settings.TRUSTED_PROXIES,
      headers: headers.file,
      log,
    }),
  );
  answerClientErrors(server, headers.file);
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(SILENCE);
  const closeUnused = trackUnused(server);
  await listen(server, settings);
  begin();
  const letGo = () => {
    closeUnused();
    stopRefreshing();
  };
  const turnAway = () => {
    isStopping = true;
  };
  stopOnSignal(server, { turnAway, letGo, rest, close, log });
  log.info({ address: addressOf(server), files: files.size }, 'started');
  // Standard output is the log's.
  console.error(`The site is at ${addressOf(server)}`);
}

/** Without the password that an address may hold. */
function describeStore({ DATABASE_URL, DATA_DIR }: Settings): string {
  return DATABASE_URL
    ? `The database at ${new URL(DATABASE_URL).host} (DATABASE_URL)`
    : `The database in ${DATA_DIR} (DATA_DIR)`;
}

function listen(server: Server, { HOST, PORT }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(reasonOf(error, HOST, PORT))),
    );
    server.listen(PORT, HOST, resolve);
  });
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program: stop it, or choose another with PORT, as in "PORT=3001 npm start".`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is no address of this machine.`;
    default:
      return `The server cannot listen on ${host}:${port}: ${message}.`;
  }
}

type Ending = {
  turnAway: () => void;
  letGo: () => void;
  rest: () => Promise<void>;
  close: () => Promise<void>;
  log: Logger;
};

/** Finishes what is being answered, then ends. Ctrl-C once more ends at once. */
function stopOnSignal(server: Server, { turnAway, letGo, rest, close, log }: Ending): void {
  let stoppingSince: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (signal === 'SIGINT' && performance.now() - stoppingSince > SAME_WISH) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    turnAway();
    const resting = rest();
    setTimeout(() => server.closeAllConnections(), LONGEST_STOP).unref();
    setTimeout(() => {
      server.close(async () => {
        await resting;
        await close();
        log.info('stopped');
        process.exitCode = 0;
      });
      server.closeIdleConnections();
      letGo();
    }, DRAIN);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/**
 * Browsers open connections ahead of time, which the server does not count as idle until they were
 * used once.
 */
function trackUnused(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
  };
}

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) return String(address);
  // A wildcard is no address that a browser could open.
  if (address.address === '0.0.0.0' || address.address === '::')
    return `http://localhost:${address.port}`;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
