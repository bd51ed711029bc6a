import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { develop } from './dev.ts';
import { editorConfig, hostedBackend } from './edit/config.ts';
import { editorApp } from './edit/serve.ts';
import { oneSession } from './edit/session.ts';
import { Workspace } from './edit/workspace.ts';
import { UsageError } from './failures.ts';
import { freePort } from './free-port.ts';
import { tellFailure } from './tell-failure.ts';

const USAGE = 'Say "npm run edit", or "npm run edit -- --config FILE" for a hosted editor.';
const HOST = '127.0.0.1';

/** Starts the site's development server, and beside it an editor for the folder content/. */
async function edit(): Promise<void> {
  const { config } = readArguments();
  if (config !== undefined) {
    writeFileSync(config, `${JSON.stringify(editorConfig(hostedBackend), null, 2)}\n`);
    console.log(`wrote ${config}`);
    return;
  }
  // The site itself may run on the port of the settings.
  const site = await develop(await freePort());
  // The first request compiles the application, so send one before somebody opens a text.
  void fetch(site);
  const port = await freePort();
  const { token, guard } = oneSession(`${HOST}:${port}`);
  const workspace = new Workspace();
  process.on('exit', () => workspace.close());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  const app = new Hono();
  app.use(guard);
  app.route('/', editorApp({ workspace, site }));
  serve({ fetch: app.fetch, hostname: HOST, port });
  console.log(`Open http://${HOST}:${port}/?token=${token} in Chrome or Edge.`);
  console.log('The address works once. Press Ctrl+C to stop the editor.');
}

function readArguments(): { config?: string } {
  try {
    return parseArgs({ options: { config: { type: 'string' } } }).values;
  } catch {
    throw new UsageError(USAGE);
  }
}

await edit().catch(tellFailure);
