import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { languages } from '../content/languages.ts';

/** Without a byte order mark, spreadsheet programs misread Arabic. */
const BYTE_ORDER_MARK = '\ufeff';

/** Copies the templates that readers download. @returns the bytes of each file by its path */
export function copyTemplates(target: string): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { code } of languages) {
    const source = path.join('content', code, 'templates');
    if (!existsSync(source)) continue;
    mkdirSync(path.join(target, code), { recursive: true });
    for (const name of readdirSync(source)) {
      const [from, to] = [path.join(source, name), path.join(target, code, name)];
      // RFC 4180 requires CR and LF at the end of CSV lines.
      if (name.endsWith('.csv'))
        writeFileSync(to, BYTE_ORDER_MARK + readFileSync(from, 'utf8').replace(/\r?\n/g, '\r\n'));
      else cpSync(from, to);
      sizes[`${code}/${name}`] = statSync(to).size;
    }
  }
  return sizes;
}
