import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The sandbox fails for root, and containers have no graphics card. The other flags prevent most
 * requests that the browser sends on its own, and requests with HTTP/3.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browsers of the system. The headless shell comes first, because it is twice as fast. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds the browser for tests: CHROMIUM_PATH, a browser of the system, or Playwright's own. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Installs a browser if there is none, from the system's packages or from Playwright. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  console.error('Installing a browser for the tests …');
  // Without Liberation fonts, pages shift when web fonts load. That would hide shifts with other
  // causes.
  const install = (name: string) =>
    run('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation');
  // Older systems have no package for the headless shell.
  if (existsSync('/usr/bin/apt-get') && run('apt-get', 'update'))
    install('chromium-headless-shell') || install('chromium');
  if (!findBrowser())
    run(
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'install',
      '--with-deps',
      'chromium',
    );
  const installed = findBrowser();
  if (!installed)
    throw new Error('No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.');
  return installed;
}

export function browserName(): string {
  const executable = findBrowser();
  if (!executable) return 'none';
  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  // On Windows, `chromium --version` prints nothing, so the version is missing there.
  return `${stdout?.trim().split(' built on')[0] || 'Chromium'} (${executable})`;
}
