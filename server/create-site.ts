import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { LanguageCode } from '#content/languages.ts';
import { finishAnswer } from '#delivery/finish-page.ts';
import { MANIFEST, type Manifest } from '#delivery/manifest.ts';
import { keepFresh } from '#delivery/refresh.ts';
import { SiteFiles } from '#delivery/site-files.ts';
import type * as App from './app.ts';
import { databaseHost } from './database/database-host.ts';
import { pageSettings, type Settings, SettingsError } from './env.ts';
import { createErrorBuffer } from './error-digest/error-buffer.ts';
import { reportErrors } from './error-digest/report-errors.ts';
import { cspReports } from './http/csp-reports.ts';
import { createHttpServer } from './http/http-server.ts';
import { createListener } from './http/listener.ts';
import { fileHeaders, pageHeaders, staffHeaders } from './http/security-headers.ts';
import { NO_METRICS } from './monitoring/metrics.ts';
import { createPrivateSite } from './monitoring/private-site.ts';
import { openPorts } from './open-ports.ts';
import { OtherReleases } from './other-releases.ts';
import { siteForSettings } from './site-for-settings.ts';
import { StartError } from './start-error.ts';
import { NO_TRACING } from './tracing/tracing.ts';

/** How long open requests may take to finish when the site stops, in milliseconds. */
const LONGEST_STOP = 9000;
/**
 * How long a stopping site still accepts requests, in milliseconds. A proxy first has to notice
 * that /health fails.
 */
const DRAIN = 250;

export type Site = {
  /** @throws StartError */
  listen: () => Promise<{ url: string; privateUrl: string | undefined; files: number }>;
  close: () => Promise<void>;
};

/** @throws StartError or SettingsError if the site cannot run */
export async function createSite(settings: Settings, plainLog: Logger): Promise<Site> {
  if (!existsSync('build/stamp'))
    throw new StartError('The site is not built: run "npm start", or "npm run build" first.');
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const built = await importApp();
  const { createApp, nextChange, pathsAhead, readsQuery, renderAhead, movedTo } = built;
  const errors = settings.ERRORS_TO ? createErrorBuffer(built.release) : undefined;
  const log = errors ? reportErrors(plainLog, errors.add) : plainLog;
  built.setSiteSettings(pageSettings(settings));
  const layers = await siteForSettings({
    settings,
    built: { folder: 'build/client', manifest },
    app: built,
    log,
  });
  const { scripts, renderedAt } = layers.at(-1)?.manifest ?? manifest;
  const headers = {
    page: (styles: readonly string[]) => pageHeaders(settings, { scripts, styles }),
    staff: (styles: readonly string[]) => staffHeaders(settings, styles),
    file: fileHeaders(settings),
  };
  const files = new SiteFiles(layers, headers);
  // Without the private port, do not load the metrics library.
  const { metrics, registry } =
    settings.PRIVATE_PORT !== undefined
      ? (await import('./monitoring/prometheus.ts')).createPrometheus()
      : { metrics: NO_METRICS, registry: undefined };
  const tracing = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./tracing/otlp-tracing.ts')).createOtlpTracing({ release: built.release, log })
    : NO_TRACING;
  const opened = await open(settings, log, { metrics, tracing });
  const { ports, begin, rest, close, ...sources } = opened;
  const readSearchIndex = (code: LanguageCode) => readFile(`build/search/${code}.json`, 'utf8');
  let isStopping = false;
  const isServing = () => !isStopping;
  const privateSite = await createPrivateSite(settings, {
    ...sources,
    registry,
    isServing,
    builtAt: manifest.renderedAt,
  });
  const app = createApp({
    ...ports,
    headers,
    finish: finishAnswer,
    traceStep: tracing.step,
    logError: (error, code, route) => {
      metrics.errorReported();
      log.error({ error, code, route }, 'a page failed');
    },
    indexNowKey: settings.INDEXNOW_KEY,
    cspReports: cspReports(log),
    readSearchIndex,
    isServing,
    site: {
      origin: settings.SITE_URL,
      firmLanguage: settings.INBOX_LANGUAGE,
      sendsFiles: settings.MAIL_CVS === 'attach',
    },
  });
  const refreshing = keepFresh({
    files,
    render: renderAhead,
    paths: pathsAhead,
    nextChange,
    renderedAt,
    log,
  });
  const listener = createListener({
    files,
    otherReleases: new OtherReleases({ settings, headers }),
    app,
    readsQuery,
    movedTo,
    siteUrl: settings.SITE_URL,
    host: settings.HOST,
    trustedProxies: settings.TRUSTED_PROXIES,
    headers: headers.file,
    log,
    metrics,
    tracing,
  });
  const server = createHttpServer(listener, headers.file);

  return {
    listen: async () => {
      const url = await server.listen(settings.PORT, settings.HOST);
      const privateUrl = await privateSite.listen();
      const { INBOX_LANGUAGE: language, SITE_URL } = settings;
      begin({
        webinarSite: {
          webinars: built.webinarFacts(language),
          writeSeatMail: built.writeSeatMail,
          writeWebinarMail: built.writeWebinarMail,
          setSequences: (sequences) => {
            if (built.setSequences(sequences)) refreshing.refreshNow();
          },
        },
        letterSite: {
          letterFacts: built.letterFacts,
          writeLetterMail: built.writeLetterMail,
        },
        errors,
        composeErrors: (list) => built.composeErrorDigest(language, list, SITE_URL),
      });
      return { url, privateUrl, files: files.size };
    },
    close: async () => {
      isStopping = true;
      const resting = rest();
      await wait(DRAIN);
      refreshing.stop();
      await server.close(LONGEST_STOP - DRAIN);
      await resting;
      await privateSite.close();
      await close();
      await tracing.close();
    },
  };
}

async function importApp(): Promise<typeof App> {
  // React reads NODE_ENV when it is imported, and is slower without "production".
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL('build/server/index.js').href);
}

async function open(...given: Parameters<typeof openPorts>) {
  try {
    return await openPorts(...given);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new StartError(`${describeDatabase(given[0])} cannot be opened: ${reason}.`);
  }
}

function describeDatabase({ DATABASE_URL, DATA_DIR }: Settings): string {
  return DATABASE_URL
    ? `The database at ${databaseHost(DATABASE_URL)} (DATABASE_URL)`
    : `The database in ${DATA_DIR} (DATA_DIR)`;
}
