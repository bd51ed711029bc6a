import { watch } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { readSettings } from '../server/env.ts';
import { buildStamp } from './build-stamp.ts';
import { BuildError, ContentError } from './failures.ts';
import { generate, generateContent } from './generate.ts';
import { tellFailure } from './tell-failure.ts';

/** The pages with hot reload, offline: words, looks and code change in the browser as they are saved. */
async function develop(): Promise<void> {
  const settings = readSettings();
  await generate(settings, buildStamp(settings));
  const vite = await createServer({ server: { host: settings.HOST, port: settings.PORT, strictPort: true } });
  await vite.listen().catch((error: Error) => {
    throw new BuildError(`${error.message}: choose another port with PORT, as in "PORT=3001 npm run dev".`);
  });
  vite.printUrls();
  watchContent(vite);
}

/** Compiles the content again when a file of it is saved; a mistake is told and the last good content stays. */
function watchContent(vite: ViteDevServer): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch('content', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        generateContent();
        vite.ws.send({ type: 'full-reload' });
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        vite.config.logger.error(error.message);
      }
    }, 50);
  });
}

await develop().catch(tellFailure);
