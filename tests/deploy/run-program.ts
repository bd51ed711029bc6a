import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 ** 2;

/**
 * Runs a program and returns its output.
 * @throws Error with the output if the program fails
 */
export async function runProgram(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute(program, args, { maxBuffer: MOST_OUTPUT });
  return stdout.trim();
}
