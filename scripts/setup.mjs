// Installs what package-lock.json asks for, when that has not been done yet. Plain JavaScript without dependencies:
// it runs on whatever Node the machine has, before the project's own is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).update(`${process.platform} ${process.arch}`).digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) install();

function install() {
  const npm = process.env.npm_execpath;
  if (!npm) fail('Run this through npm: "npm start" or "npm test".');
  console.error('Installing what the site is built with …');
  // The machine's Node may be older than what some packages name: it only runs npm, which says so at length.
  const { status } = spawnSync(process.execPath, [npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
  try {
    writeFileSync(STAMP, wanted);
  } catch (error) {
    fail(`This folder may not be written to: ${error.message}.`);
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
