import { spawnSync } from 'node:child_process';
import { installPackages } from './install-packages.ts';
import { openingAction } from './opening-actions.ts';

// These functions look for dangerous parts in PDF and Word files, such as scripts and macros. They
// use programs that share no code with the site.

/** Programs that read PDF and Word files. Their Debian packages have the same names. */
const PROGRAMS = ['qpdf', 'unzip'];
const SELF_ACTING = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/;
const ACTIVE_PART =
  /vbaProject|activeX|macrosheets|\.(exe|dll|js|hta|zip|docx|docm|bin)$|^\/|\.\./im;
const EXTERNAL = /<Relationship\b(?=[^>]*TargetMode\s*=\s*"External")(?![^>]*\/hyperlink")[^>]*>/i;
const LARGEST = 20 * 1024 * 1024;

type Output = { status: number | null; text: string };

/** @throws Error if a program is missing and cannot be installed */
export function requireFileTools(): void {
  const isMissing = (program: string) => spawnSync(program, ['--version']).error !== undefined;
  installPackages(PROGRAMS.filter(isMissing));
  const missing = PROGRAMS.filter(isMissing);
  if (missing.length > 0) throw new Error(`Install first: apt-get install ${missing.join(' ')}`);
}

/** Returns a harmful part of a PDF file, or undefined. A PDF that qpdf cannot open is harmless. */
export function harmInPdf(file: string): string | undefined {
  const { status, text } = run('qpdf', '--qdf', '--object-streams=disable', file, '-');
  // qpdf ends with 3 after a warning and with 2 if it cannot open the file.
  if (status !== 0 && status !== 3) return undefined;
  const objects = text.replace(/\bstream\r?\n[\s\S]*?endstream/g, '');
  const json = run('qpdf', '--json=2', '--json-key=qpdf', '--json-stream-data=none', file);
  return SELF_ACTING.exec(objects)?.[0] ?? openingAction(json.text);
}

export function harmInDocx(file: string): string | undefined {
  const test = run('unzip', '-t', '-qq', file);
  if (test.status !== 0) return `damaged: ${test.text}`;
  const names = run('unzip', '-Z1', file).text;
  const active = ACTIVE_PART.exec(names)?.[0];
  if (active) return active;
  const size = Number(/, (\d+) bytes uncompressed/.exec(run('unzip', '-Zt', file).text)?.[1]);
  if (!(size <= LARGEST)) return `unpacks to ${size} bytes`;
  return EXTERNAL.exec(run('unzip', '-p', file, '*.rels').text)?.[0];
}

function run(program: string, ...args: string[]): Output {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'latin1',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, text: stdout || stderr };
}
