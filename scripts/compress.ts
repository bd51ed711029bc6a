import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|json|data|svg|txt|xml|ics|csv|md|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes each compressible file again beside itself, as .br and .gz, so that no request waits for a compressor. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, file);
      const bytes = readFileSync(target);
      const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${target}.br`, await toBrotli(bytes, { params: parameters }));
      await writeFile(`${target}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
