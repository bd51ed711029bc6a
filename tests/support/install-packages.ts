import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages if this user is root on Debian. Their services are not started. */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.error(`Installing ${packages.join(', ')} for the tests …`);
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  // This run level prevents packages from starting their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update'], { stdio });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio, env });
}
