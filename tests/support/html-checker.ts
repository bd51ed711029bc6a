import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

type CheckedPage = { address: string; html: string };
/**
 * A message of the checker about a page. A warning is about something allowed that is rarely meant.
 */
export type HtmlFinding = {
  address: string;
  severity: 'error' | 'warning';
  message: string;
  extract: string;
};

type Message = { type: string; subType?: string; message: string; extract?: string; url?: string };

const JAR = path.join(path.dirname(require.resolve('vnu-jar')), 'build', 'dist', 'vnu.jar');
/** Of its answer, in bytes: it reports each slash in a void element, which React writes. */
const LONGEST_ANSWER = 64 * 2 ** 20;
const BROKEN = 'broken.html';
/**
 * Options of Java for a process of seconds: the fast compiler and one thread for garbage take half
 * of the processor time. What that compiler makes needs a larger stack.
 */
const FOR_SHORT_RUNS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

/** Whether this machine can run the Nu HTML checker. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

/**
 * The findings of the Nu HTML checker, which is behind validator.w3.org. Give it all pages at once:
 * most of its time is the start of Java.
 * @throws Error where it cannot run, or did not read a page
 */
export async function checkHtml(pages: readonly CheckedPage[]): Promise<HtmlFinding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-html-'));
  try {
    const addresses = new Map(pages.map(({ address }, index) => [`${index}.html`, address]));
    pages.forEach(({ html }, index) => {
      writeFileSync(path.join(folder, `${index}.html`), withoutStyle(html));
    });
    // A broken page. If the answer does not mention it, the checker did not work.
    writeFileSync(
      path.join(folder, BROKEN),
      '<!DOCTYPE html><html lang="en"><title>Broken</title><p id="a"></p><p id="a"></p>',
    );
    const messages = messagesOf(
      await runChecker([BROKEN, ...addresses.keys()].map((file) => path.join(folder, file))),
    );
    const fatal = messages.find(({ type }) => type === 'non-document-error');
    if (fatal || !messages.some(({ url }) => url?.endsWith(`/${BROKEN}`)))
      throw new Error(`The HTML checker did not run: ${fatal?.message}`);
    return messages.flatMap(({ type, subType, message, extract = '', url = '' }) => {
      const address = addresses.get(path.posix.basename(url));
      // Remarks, such as that React closes void elements with a slash, are no findings.
      const severity = type === 'error' ? 'error' : subType === 'warning' ? 'warning' : undefined;
      return address && severity ? [{ address, severity, message, extract }] : [];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns its answer, or the reason why there is none */
async function runChecker(files: string[]): Promise<string> {
  const options = [
    ...FOR_SHORT_RUNS,
    '-Dfile.encoding=UTF-8',
    '-jar',
    JAR,
    '--format',
    'json',
    '--exit-zero-always',
    ...files,
  ];
  try {
    return (
      await promisify(execFile)('java', options, { encoding: 'utf8', maxBuffer: LONGEST_ANSWER })
    ).stderr;
  } catch (error) {
    return String(error);
  }
}

/**
 * The checker's parser of CSS knows neither `@property`, `@container`, `@starting-style`,
 * `margin-trim` nor `round()`, and gives up in the middle of the sheet, at `@supports (width:
 * round(…))`. The bundler's own reader refuses what is no CSS.
 */
function withoutStyle(html: string): string {
  return html.replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2');
}

function messagesOf(answer: string): Message[] {
  try {
    const { messages } = JSON.parse(answer) as { messages: Message[] };
    return messages;
  } catch {
    throw new Error(`The HTML checker did not answer: ${answer.slice(0, 500)}`);
  }
}
