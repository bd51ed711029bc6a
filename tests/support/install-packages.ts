import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages if the user is root on Debian. */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.error(`Installing ${packages.join(', ')} …`);
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  // This run level prevents packages from starting their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update'], { stdio });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio, env });
}

/**
 * Installs missing programs from Debian's packages.
 * @param packages the package of each program
 * @returns the programs that are still missing
 */
export function installMissing(packages: Record<string, string>): string[] {
  const missing = () => Object.keys(packages).filter((program) => !isInstalled(program));
  installPackages(missing().map((program) => packages[program] ?? program));
  const stillMissing = missing();
  if (stillMissing.length > 0) console.error(`Not installed: ${stillMissing.join(', ')}`);
  return stillMissing;
}

export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
