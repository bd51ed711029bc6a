// Installs the packages if needed, then runs scripts of this folder with the project's own Node.
// "--then" separates scripts. This file has no dependencies, because any Node must be able to run
// it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_NODE } from './own-node.mjs';

const STAMP = 'node_modules/.installed';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const commands = splitAt('--then', process.argv.slice(2));
if (commands[0]?.length === 0) fail('Name a script, as in "node scripts/run.mjs build.ts".');

const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
if (!existsSync(OWN_NODE) || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted)
  install();
for (const command of commands) {
  process.exitCode = await runWithOwnNode(command);
  if (process.exitCode !== 0) break;
}

function install() {
  const npm = process.env.npm_execpath;
  if (!npm) fail('Run this through npm: "npm start" or "npm test".');
  try {
    accessSync('.', constants.W_OK);
  } catch {
    fail(
      `${process.cwd()} may not be written to by this user, and the site has to be installed there first.`,
    );
  }
  console.error('Installing what the site is built with …');
  // `npm ci` deletes the project's own Node, which may be running this script. So run npm with the
  // Node that started npm.
  const npmsNode = process.env.npm_node_execpath ?? process.execPath;
  const runNpm = (...words) => {
    // npm may warn about the system's old Node, which the site does not use.
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const options = { stdio: 'inherit' };
    const { status } = spawnSync(npmsNode, [npm, ...words, ...quiet], options);
    if (status !== 0) fail('The packages could not be installed; npm says why above.');
  };
  runNpm('ci', '--include=dev', '--ignore-scripts');
  // npm 10 ignores `allowScripts`. So `npm ci` runs no install scripts, and `npm rebuild` runs the
  // allowed scripts.
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  runNpm('rebuild', '--ignore-scripts=false', ...Object.keys(allowScripts));
  if (!existsSync(OWN_NODE))
    fail(
      'The package "node" was installed without its binary: npm was kept from running its install script.',
    );
  writeFileSync(STAMP, wanted);
}

/**
 * Runs a script and forwards signals to it.
 * @param {string[]} command
 * @returns {Promise<number>} the exit code
 */
function runWithOwnNode([script, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(OWN_NODE, [path.join('scripts', script), ...args], { stdio: 'inherit' });
    const passOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    child.on('error', (error) =>
      fail(`The project's own Node does not run here: ${error.message}.`),
    );
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * @param {string} separator
 * @param {string[]} words
 * @returns {string[][]}
 */
function splitAt(separator, words) {
  const place = words.indexOf(separator);
  if (place < 0) return [words];
  return [words.slice(0, place), ...splitAt(separator, words.slice(place + 1))];
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
