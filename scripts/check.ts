import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readSettings } from '../server/env.ts';
import { buildStamp } from './build-stamp.ts';
import { UsageError } from './failures.ts';
import { generateIfNeeded } from './generate.ts';
import { tellFailure } from './tell-failure.ts';

type Step = [name: string, script: string, ...args: string[]];

/** Everything that can be said of the code without running the site. Each step names what it found. */
const CONTENT: Step = ['content', 'scripts/check-content.ts'];
const CODE: Step[] = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['house rules', 'scripts/house-rules.ts'],
  ['types of routes', 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['types', 'node_modules/typescript/bin/tsc'],
  [
    'floors',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'app',
    'server',
    'inbox',
    'art',
    'scripts',
    'content',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  ['dead code', 'node_modules/knip/bin/knip.js'],
];

/** @returns whether every step passed; where the content has mistakes, the code is not looked at */
export async function check(): Promise<boolean> {
  if (!passes(CONTENT)) return false;
  const settings = readSettings();
  // Types and imports need what is generated.
  await generateIfNeeded(settings, buildStamp(settings));
  const failed = CODE.filter((step) => !passes(step));
  return failed.length === 0;
}

function passes([name, script, ...args]: Step): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.normalize(script), ...args], { encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  else if (name === 'content') process.stdout.write(stdout);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
  return status === 0;
}

async function run(): Promise<boolean> {
  const [only] = process.argv.slice(2);
  if (only && only !== 'content') throw new UsageError('Say "npm run check" for everything, or "npm run check content" for the words alone.');
  return only ? passes(CONTENT) : check();
}

if (import.meta.main) process.exitCode = (await run().catch(tellFailure)) ? 0 : 1;
