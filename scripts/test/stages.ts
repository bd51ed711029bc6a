import { spawn } from 'node:child_process';
import type { Count, Report } from './reports.ts';

export const VITEST = 'node_modules/vitest/vitest.mjs';
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

type Stage = { name: string; seconds: number };

const SLOWEST = 10;

/** Returns functions that run the stages of a test run, collect the reports and print a summary. */
export function startStages() {
  const stages: Stage[] = [];
  const reports: Report[] = [];

  async function stage<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work();
    stages.push({ name, seconds: (performance.now() - started) / 1000 });
    return result;
  }

  function add(name: string, read: () => Report): void {
    const report = readOrFail(name, read);
    console.log(`${name}: ${countText(report)}`);
    if (report.flaky.length > 0)
      console.log(
        `passed only at the second attempt:\n${report.flaky.map((title) => `  ${title}`).join('\n')}`,
      );
    reports.push(report);
  }

  function finish(): boolean {
    const slowest = reports
      .flatMap(({ files }) => files)
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST);
    console.log(
      `\nstages:\n${stages.map(({ name, seconds }) => `  ${clock(seconds)}  ${name}`).join('\n')}`,
    );
    console.log(
      `slowest files, by the sum of their tests:\n${slowest.map(({ file, seconds }) => `  ${clock(seconds)}  ${file}`).join('\n')}`,
    );
    const sum = (key: keyof Count) => reports.reduce((total, report) => total + report[key], 0);
    const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
    console.log(`\n${countText(total)}`);
    return total.failed === 0;
  }

  return { stage, add, finish };
}

/** Runs a script and shows its output on the terminal. @returns whether the script succeeded */
export function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

function readOrFail(name: string, read: () => Report): Report {
  try {
    return read();
  } catch {
    console.error(`${name}: ended without a report`);
    return { passed: 0, failed: 1, skipped: 0, flaky: [], files: [] };
  }
}

function countText({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
