import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackages } from '#tests/support/install-packages.ts';

const execute = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 ** 2;

/** Runs a program and returns its output. @throws Error with the output if it fails */
export async function runProgram(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute(program, args, { maxBuffer: MOST_OUTPUT });
  return stdout.trim();
}

/**
 * Installs missing programs from Debian's packages.
 * @param packages the package of each program
 * @returns the programs that are still missing
 */
export function missingPrograms(packages: Record<string, string>): string[] {
  const missing = () =>
    Object.keys(packages).filter(
      (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
    );
  installPackages(missing().map((program) => packages[program] ?? program));
  return missing();
}
