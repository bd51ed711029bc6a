import { watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type * as App from '../server/app.ts';
import { pageSettings, readSettings, type Settings } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { openPorts } from '../server/open-ports.ts';
import { buildStamp } from './build-stamp.ts';
import { BuildError, ContentError } from './failures.ts';
import { generate, generateContent } from './generate.ts';
import { GENERATED, GENERATED_FOR_DEVELOPMENT } from './generated-folders.ts';
import { tellFailure } from './tell-failure.ts';

/** Builds and the site write thousands of files into these folders while this server runs. */
function isWrittenByOthers(file: string): boolean {
  const [folder = ''] = path.relative('', file).split(path.sep);
  return ['build', 'data', GENERATED].includes(folder);
}

/**
 * Runs the site with hot reload. Forms work as in production.
 * @param port the port to listen on, by default that of the settings
 * @returns the origin of the site
 */
export async function develop(port?: number): Promise<string> {
  const settings = readSettings();
  const { HOST } = settings;
  const listensOn = port ?? settings.PORT;
  await generate(buildStamp(), GENERATED_FOR_DEVELOPMENT);
  const server = createHttpServer();
  const vite = await createServer({
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: isWrittenByOthers },
    },
  });
  const answer = getRequestListener(await applicationOf(vite, settings));
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new BuildError(
          `${error.message}: choose another port with PORT, as in "PORT=3001 npm run dev".`,
        ),
      ),
    );
    server.listen(listensOn, HOST, resolve);
  });
  watchContent(vite);
  reloadPages(vite);
  return `http://${HOST}:${listensOn}`;
}

/** Loads the application for each request, because its code may have changed. */
async function applicationOf(
  vite: ViteDevServer,
  settings: Settings,
): Promise<(request: Request) => Promise<Response>> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new BuildError('This version of Vite cannot run the application.');
  const { ports, begin } = await openPorts(settings, createLog('warn'));
  begin();
  const load = () => ssr.runner.import<typeof App>('/server/app.ts');
  const respond = async (request: Request): Promise<Response> => {
    const loaded = await load();
    loaded.setSiteSettings(pageSettings(settings));
    const app = loaded.createApp({
      ...ports,
      isServing: () => true,
      logError: (error) => console.error(error),
      // Security headers would forbid the scripts of hot reload.
      headers: { page: () => ({}), staff: () => ({}), file: {} },
      cspReports: async () => new Response(null, { status: 204 }),
      site: {
        origin: new URL(request.url).origin,
        firmLanguage: settings.INBOX_LANGUAGE,
        sendsFiles: settings.MAIL_CVS === 'attach',
      },
    });
    const answer = await app.fetch(request, { client: 'development' });
    // If Vite has loaded new modules during the request, these have no settings, so render again.
    const isOutdated = request.method === 'GET' && loaded !== (await load());
    return isOutdated ? respond(request) : answer;
  };
  return respond;
}

/** Compiles the content after each save. After a mistake, the last valid content stays. */
function watchContent(vite: ViteDevServer): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch('content', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      try {
        await generateContent();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        vite.config.logger.error(error.message);
      }
    }, 50);
  });
}

/** Loads all open pages again after Vite has noticed that the compiled content is different. */
function reloadPages(vite: ViteDevServer): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  vite.watcher.on('change', (file) => {
    if (!file.includes(path.join(GENERATED_FOR_DEVELOPMENT, 'content'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => vite.ws.send({ type: 'full-reload' }), 50);
  });
}

if (import.meta.main) {
  const origin = await develop().catch(tellFailure);
  console.log(`The site is at ${origin}`);
}
