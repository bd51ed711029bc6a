import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROWSER_FLAGS, ensureBrowser } from '#scripts/browser.ts';
import { BuildError, UsageError } from '#scripts/failures.ts';
import { CATEGORIES, type LighthouseReport } from './report.ts';

const VERSION = '13.5.0';
/** Lighthouse is installed into a cache, because it is larger than all other packages together. */
const FOLDER = path.join('node_modules', '.cache', `lighthouse-${VERSION}`);
const COMMAND = path.join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** Installs Lighthouse if it is missing. @throws UsageError if npm did not start this script */
export function installLighthouse(): void {
  if (existsSync(COMMAND)) return;
  const npm = process.env.npm_execpath;
  if (!npm)
    throw new UsageError(
      'Lighthouse has to be installed first: run this through npm, as in "npm run bench:lighthouse".',
    );
  console.error(`Installing Lighthouse ${VERSION} …`);
  const args = [
    'install',
    '--prefix',
    FOLDER,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `lighthouse@${VERSION}`,
  ];
  execFileSync(process.execPath, [npm, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Runs Lighthouse with its default settings: a phone on a slow connection.
 * @throws BuildError
 */
export function runLighthouse(url: string): LighthouseReport {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    execFileSync(
      process.execPath,
      [
        COMMAND,
        url,
        '--quiet',
        '--no-enable-error-reporting',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join()}`,
        `--chrome-flags=${['--headless=new', ...BROWSER_FLAGS].join(' ')}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, CHROME_PATH: ensureBrowser() },
      },
    );
    const report = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
    if (report.runtimeError)
      throw new BuildError(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
