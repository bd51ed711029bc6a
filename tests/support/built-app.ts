import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { MANIFEST, type Manifest } from '#delivery/manifest.ts';
import type * as App from '#server/app.ts';
import { pageSettings, readSettings } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { openPorts } from '#server/open-ports.ts';
import { documentOf } from './document-of.ts';

type BuiltApp = Pick<typeof App, 'nextChange' | 'pathsAhead' | 'renderAhead' | 'socialImages'> & {
  ask: (url: string) => Promise<Response>;
  origin: string;
  /** The time of the build in milliseconds since 1970. */
  renderedAt: number;
};

let app: Promise<BuiltApp> | undefined;

/**
 * Loads the application of build/ into this process, so that tests can set the application's clock.
 */
export function builtApp(): Promise<BuiltApp> {
  app ??= openApp('.');
  return app;
}

/** @param folder a copy of the built site, such as one with other content */
export async function openApp(folder: string): Promise<BuiltApp> {
  const built = (await import(
    pathToFileURL(path.resolve(folder, 'build/server/index.js')).href
  )) as typeof App;
  const { createApp, nextChange, pathsAhead, renderAhead, socialImages } = built;
  const settings = readSettings({
    DATA_DIR: mkdtempSync(path.join(inject('site').dataFolder, 'app-')),
  });
  built.setSiteSettings(pageSettings(settings));
  const { ports } = await openPorts(settings, createLog('silent'));
  const app = createApp({
    ...ports,
    isServing: () => true,
    site: { origin: settings.SITE_URL, firmLanguage: 'en', sendsFiles: false },
    headers: { page: () => ({}), staff: () => ({}), file: {} },
    cspReports: async () => new Response(),
    logError: (error) => {
      throw error;
    },
  });
  const { renderedAt } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const home = documentOf(readFileSync('build/client/index.html', 'utf8'));
  const { origin } = new URL(
    home.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
  );
  return {
    nextChange,
    pathsAhead,
    renderAhead,
    socialImages,
    origin,
    renderedAt,
    ask: async (url) => app.fetch(new Request(new URL(url, origin))),
  };
}
