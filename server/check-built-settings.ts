import type { Logger } from 'pino';
import type { Manifest } from '#delivery/manifest.ts';
import { builtInSettings, type Settings } from './env.ts';
import { isLoopback } from './is-loopback.ts';
import { StartError } from './start-error.ts';

/**
 * Compares the current settings with the settings that the built pages contain, for example in
 * canonical URLs. If they differ, a site that only this machine can reach logs a warning.
 * @throws StartError if they differ on a public site
 */
export function checkBuiltSettings(
  settings: Settings,
  { builtWith }: Pick<Manifest, 'builtWith'>,
  log: Pick<Logger, 'warn'>,
): void {
  const other = Object.entries(builtInSettings(settings))
    .map(([name, now = 'not set']) => ({ name, now, built: builtWith[name] ?? 'not set' }))
    .filter(({ now, built }) => now !== built);
  if (other.length === 0) return;
  if (isLoopback(settings.SITE_URL)) {
    log.warn({ settings: other }, 'the site was built with other settings');
    return;
  }
  const list = other.map(({ name, now, built }) => `${name} was ${built} and is ${now}`).join(', ');
  throw new StartError(
    `The site was built with other settings, which its pages contain: ${list}. Run "npm run build" first.`,
  );
}
