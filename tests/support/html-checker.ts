import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

type CheckedPage = { address: string; html: string };
export type HtmlFinding = {
  address: string;
  severity: 'error' | 'warning';
  message: string;
  extract: string;
};

type Message = { type: string; subType?: string; message: string; extract?: string; url?: string };

const JAR = path.join(path.dirname(require.resolve('vnu-jar')), 'build', 'dist', 'vnu.jar');
/**
 * The maximum output in bytes. The output is large, because React writes `<br/>`, and the checker
 * reports every such slash.
 */
const LONGEST_ANSWER = 64 * 2 ** 20;
const BROKEN = 'broken.html';
/** Java options for short runs. The faster compiler halves the CPU time, but needs more stack. */
const FOR_SHORT_RUNS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

/**
 * Returns the findings of the Nu HTML checker (validator.w3.org). Pass all pages in one call,
 * because Java starts slowly.
 * @throws Error if the checker cannot run or did not read a page
 */
export async function checkHtml(pages: readonly CheckedPage[]): Promise<HtmlFinding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-html-'));
  try {
    const addresses = new Map(pages.map(({ address }, index) => [`${index}.html`, address]));
    pages.forEach(({ html }, index) => {
      writeFileSync(path.join(folder, `${index}.html`), withoutStyle(html));
    });
    // If the output does not mention this page with errors, the checker did not work.
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
      // Information messages, such as those about slashes in void elements, are not findings.
      const severity = type === 'error' ? 'error' : subType === 'warning' ? 'warning' : undefined;
      return address && severity ? [{ address, severity, message, extract }] : [];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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

/** Removes style sheets, because the checker's CSS parser does not support recent CSS. */
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
