import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * For containers and continuous integration: no sandbox as root, no graphics card, and no calls to
 * anybody's servers.
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

/** The first is the browser without its windows, which opens a page in half the time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that tests run in: the one named by CHROMIUM_PATH, the machine's, or Playwright's
 * own; undefined where there is none.
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Installs a browser where there is none: by the system's packages, else Playwright's download.
 * @returns its path
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  console.error('Installing a browser for the tests …');
  // Without the usual fonts a page moves when its own arrive, and the test of that is weaker.
  const install = (name: string) =>
    run('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation');
  // Older systems have it whole alone.
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

/**
 * The browser of the tests as its own words and its path, such as "Chromium 156.0.8078.79
 * (/usr/bin/chromium)".
 */
export function browserName(): string {
  const executable = findBrowser();
  if (!executable) return 'none';
  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  // On Windows it opens a window instead, and prints nothing.
  return `${stdout?.trim().split(' built on')[0] || 'Chromium'} (${executable})`;
}
