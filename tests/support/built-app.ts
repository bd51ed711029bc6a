import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as App from '#server/app.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { openServices } from '#server/services.ts';
import { documentOf } from './built-pages.ts';

type BuiltApp = Pick<typeof App, 'nextChange' | 'entryAddresses' | 'socialImages'> & {
  /** Asks the application as a browser would, past the files that were built. */
  ask: (address: string) => Promise<Response>;
  /** Where the site is, as its pages say. */
  origin: string;
  /** When the files were rendered. */
  renderedAt: number;
};

/** The application of build/, in this process: its clock is the test's. What goes wrong in it is thrown. */
export async function builtApp(): Promise<BuiltApp> {
  const { createApp, nextChange, entryAddresses, socialImages } = (await import(
    pathToFileURL(path.resolve('build/server/index.js')).href
  )) as typeof App;
  const settings = readSettings({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'miqyas-app-')) });
  const { services } = await openServices(settings, createLog('silent'));
  const app = createApp({
    ...services,
    isReady: () => true,
    site: { origin: settings.SITE_URL, firmLanguage: 'en', sendsFiles: false },
    headers: { page: () => ({}), file: {} },
    cspReports: async () => new Response(),
    reportError: (error) => {
      throw error;
    },
  });
  const { renderedAt } = JSON.parse(readFileSync('build/rendered.json', 'utf8')) as { renderedAt: number };
  const home = documentOf(readFileSync('build/client/index.html', 'utf8'));
  const { origin } = new URL(home.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '');
  return { nextChange, entryAddresses, socialImages, origin, renderedAt, ask: async (address) => app.fetch(new Request(new URL(address, origin))) };
}
