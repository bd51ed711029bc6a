import project from '../package.json' with { type: 'json' };
import { createSite } from './create-site.ts';
import { readSettings, SettingsError } from './env.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  const settings = readSettings();
  const log = createLog(settings.LOG_LEVEL);
  const site = await createSite(settings, log);
  const { url, privateUrl, files } = await site.listen();
  stopOnSignal(site.close, log);
  log.info({ version: project.version, url, privateUrl, files }, 'started');
  const health = privateUrl ? `\nIts health is at ${privateUrl}/ready` : '';
  console.error(`The site is at ${url}${health}`);
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
