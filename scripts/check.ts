import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildStamp } from './build-stamp.ts';
import { UsageError } from './failures.ts';
import { generateIfNeeded } from './generate.ts';
import { tellFailure } from './tell-failure.ts';

type Step = [name: string, script: string, ...args: string[]];

const CRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const FLOORS = ['app', 'bench', 'delivery', 'server', 'inbox', 'art', 'scripts', 'content'];
const KNIP = 'node_modules/knip/bin/knip.js';

const CONTENT: Step = ['content', 'scripts/check-content.ts'];
const CONTENT_OPTIONS = ['--stale', '--fix-names'];
const ROUTE_TYPES: Step = ['types of routes', 'node_modules/@react-router/dev/bin.cjs', 'typegen'];
/** The slowest check starts first, because two checks run at a time. */
const CODE: Step[] = [
  ['types', 'node_modules/typescript/bin/tsc'],
  ['floors', CRUISE, ...FLOORS, '--config', '.dependency-cruiser.cjs'],
  ['dead code', KNIP],
  ['code that only tests use', KNIP, '--production'],
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['no left or right', 'node_modules/stylelint/bin/stylelint.mjs', 'app/**/*.css'],
  ['house rules', 'scripts/house-rules.ts'],
];
const AT_ONCE = 2;

/**
 * Checks the content, then the code.
 * @param beside work to run in parallel with the checks of the code
 * @returns whether every step passed
 */
export async function check(beside?: () => Promise<void>): Promise<boolean> {
  if (!(await passes(CONTENT))) return false;
  // The type check and the import check need the generated files.
  await generateIfNeeded(buildStamp());
  const [isClean] = await Promise.all([checkCode(), beside?.()]);
  return isClean;
}

async function checkCode(): Promise<boolean> {
  if (!(await passes(ROUTE_TYPES))) return false;
  const waiting = [...CODE];
  let isClean = true;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      isClean = (await passes(step)) && isClean;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return isClean;
}

async function passes([name, script, ...args]: Step): Promise<boolean> {
  const child = spawn(process.execPath, [path.normalize(script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [status, stdout, stderr] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (status !== 0) console.error(`${stdout}${stderr}`);
  else if (name === 'content') process.stdout.write(stdout);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
  return status === 0;
}

async function run(): Promise<boolean> {
  const [only, ...options] = process.argv.slice(2);
  const isKnown = options.every((option) => CONTENT_OPTIONS.includes(option));
  if (only && (only !== 'content' || !isKnown))
    throw new UsageError(
      'Say "npm run check" for everything, or "npm run check content" for the words alone. ' +
        'After "--", "--stale" also lists texts whose other language changed later, and ' +
        '"--fix-names" replaces the firm’s names and emails.',
    );
  return only ? passes([...CONTENT, ...options]) : check();
}

if (import.meta.main) process.exitCode = (await run().catch(tellFailure)) ? 0 : 1;
