import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishPage } from '../server/pages/finish-page.ts';

/**
 * Takes out of every built page what its first paint does without, and writes that beside the
 * pages.
 */
export function finishPages(folder: string): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const target = path.join(folder, file);
    const { html, files } = finishPage(readFileSync(target, 'utf8'));
    writeFileSync(target, html);
    for (const [address, content] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(address)), { recursive: true });
      writeFileSync(path.join(folder, address), content);
    }
  }
}
