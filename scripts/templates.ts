import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../content/languages.ts';

/** Without it spreadsheet programs take UTF-8 for something else, and Arabic for noise. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Puts the files that readers download, content/<language>/templates/, where the site serves them.
 */
export function copyTemplates(target: string): void {
  for (const { code } of languages) {
    const source = path.join('content', code, 'templates');
    if (!existsSync(source)) continue;
    mkdirSync(path.join(target, code), { recursive: true });
    for (const name of readdirSync(source)) {
      const [from, to] = [path.join(source, name), path.join(target, code, name)];
      // RFC 4180 ends lines with both characters.
      if (name.endsWith('.csv'))
        writeFileSync(to, BYTE_ORDER_MARK + readFileSync(from, 'utf8').replace(/\r?\n/g, '\r\n'));
      else cpSync(from, to);
    }
  }
}
