import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readSettings } from '../server/env.ts';
import { buildStamp } from './build-stamp.ts';
import { generateIfNeeded } from './generate.ts';
import { tellFailure } from './tell-failure.ts';

/** Everything that can be said of the code without running the site. Each step names what it found. */
const STEPS: [name: string, script: string, ...args: string[]][] = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['house rules', 'scripts/house-rules.ts'],
  ['content', 'scripts/check-content.ts'],
  ['types of routes', 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['types', 'node_modules/typescript/bin/tsc'],
  [
    'floors',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'app',
    'server',
    'art',
    'scripts',
    'content',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  ['dead code', 'node_modules/knip/bin/knip.js'],
];

/** @returns whether every step passed */
export async function check(): Promise<boolean> {
  const settings = readSettings();
  // Types and imports need what is generated.
  await generateIfNeeded(settings, buildStamp(settings));
  const failed = STEPS.filter(([name, script, ...args]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.normalize(script), ...args], { encoding: 'utf8' });
    if (status !== 0) console.error(`${stdout}${stderr}`);
    console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
    return status !== 0;
  });
  return failed.length === 0;
}

if (import.meta.main) process.exitCode = (await check().catch(tellFailure)) ? 0 : 1;
