import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '#server/error-code.ts';
import { InboxError } from '../failure.ts';
import { decryptedBytes, type Identities } from './encryption.ts';
import {
  decodeRow,
  type Header,
  parseHeader,
  parseRow,
  parseTrailer,
  type StoredRow,
  TABLE_NAMES,
  type TableName,
  VERSION,
} from './format.ts';

/** Thrown if a file was cut or changed, or is not a backup of the site. */
export class DamagedBackup extends InboxError {
  override name = 'DamagedBackup';
}

export type BackupReader = {
  identities?: Identities;
  begin?: (header: Header) => Promise<void>;
  take?: (table: TableName, row: StoredRow) => Promise<void>;
};

/** Reads a backup and checks every line, the row counts and the checksum. @throws InboxError */
export async function readBackup(
  file: string,
  { identities = [], begin, take }: BackupReader = {},
): Promise<Header> {
  const name = path.basename(file);
  const damaged = (reason: string) =>
    new DamagedBackup(`${name} is not a complete backup: ${reason}. Nothing was changed.`);
  const hash = createHash('sha256');
  const rows: Record<string, number> = Object.fromEntries(TABLE_NAMES.map((table) => [table, 0]));
  let header: Header | undefined;
  let before: Buffer | undefined;
  const parse = <Result>(parser: (line: string) => Result, line: Buffer, reason: string) => {
    try {
      return parser(line.toString());
    } catch {
      throw damaged(reason);
    }
  };
  const readLine = async (line: Buffer) => {
    hash.update(line).update('\n');
    if (!header) {
      header = parse(parseHeader, line, 'its header cannot be read');
      if (header.version > VERSION)
        throw new InboxError(`${name} was made by a newer version of the site: use that version.`);
      await begin?.(header);
      return;
    }
    const { table, row } = parse(parseRow, line, 'a row cannot be read');
    rows[table] = (rows[table] ?? 0) + 1;
    await take?.(table, decodeRow({ table, row }));
  };

  // Process a line only after the next line was read, because the last line is the trailer.
  for await (const line of linesOf(file, identities, damaged)) {
    if (before) await readLine(before);
    before = line;
  }
  if (!before || !header) throw damaged('it ends too early');
  const end = parse(parseTrailer, before, 'it ends too early');
  if (end.sha256 !== hash.digest('hex')) throw damaged('its checksum differs');
  for (const table of TABLE_NAMES) {
    if (rows[table] !== (header.rows[table] ?? 0) || rows[table] !== (end.rows[table] ?? 0))
      throw damaged(`rows of ${table} are missing`);
  }
  return header;
}

async function* linesOf(
  file: string,
  identities: Identities,
  damaged: (reason: string) => Error,
): AsyncGenerator<Buffer> {
  const changed = () => damaged('it was cut or changed');
  const source = Readable.from(decryptedBytes(file, identities, changed), { objectMode: false });
  const gunzip = createGunzip();
  // End the decompression after a read error, because `pipe` does not forward the error.
  source.on('error', (error) => gunzip.destroy(error));
  let pieces: Buffer[] = [];
  try {
    for await (const chunk of source.pipe(gunzip)) {
      let rest: Buffer = chunk;
      for (let end = rest.indexOf(0x0a); end !== -1; end = rest.indexOf(0x0a)) {
        yield Buffer.concat([...pieces, rest.subarray(0, end)]);
        pieces = [];
        rest = rest.subarray(end + 1);
      }
      if (rest.length > 0) pieces.push(rest);
    }
  } catch (error) {
    if (errorCode(error).startsWith('Z_')) throw changed();
    throw error;
  } finally {
    source.destroy();
  }
  if (pieces.length > 0) throw damaged('it ends too early');
}
