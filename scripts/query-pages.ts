import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as App from '../server/app.ts';
import { fileOf } from '../server/http/file-names.ts';
import { BuildError } from './failures.ts';

/**
 * Writes the pages whose query is known beforehand, and their data: React Router renders paths
 * alone.
 * @throws BuildError where the application answers with anything else
 */
export async function writeQueryPages(
  { queryPaths, renderAhead }: Pick<typeof App, 'queryPaths' | 'renderAhead'>,
  folder: string,
): Promise<void> {
  for (const address of queryPaths().flatMap((page) => [page, page.replace('?', '.data?')])) {
    const answer = await renderAhead(address);
    if (answer.status !== 200)
      throw new BuildError(
        `${address} should be a page; the application answered ${answer.status}.`,
      );
    const file = path.join(folder, fileOf(address));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await answer.text());
  }
}
