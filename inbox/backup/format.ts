import * as v from 'valibot';
import type { Tables } from '#server/database/tables.ts';

// A backup is JSON lines in gzip: a header, a line for each row, a trailer. It is the same whatever
// engine it came from.

export const VERSION = 1;

/**
 * Every table with its key, in the order in which rows can be put back. A table that is not listed
 * here does not compile.
 */
export const KEYS = {
  submissions: 'id',
  attachments: 'id',
  outbox: 'id',
  notes: 'id',
  subscribers: 'id',
  suppressions: 'hash',
  site_state: 'name',
} as const satisfies { [Name in keyof Tables]: keyof Tables[Name] };

export type TableName = keyof typeof KEYS;

export const TABLE_NAMES = Object.keys(KEYS) as TableName[];

const counts = v.record(v.picklist(TABLE_NAMES), v.pipe(v.number(), v.integer()));

export const header = v.object({
  format: v.literal('miqyas-backup'),
  version: v.number(),
  /** Milliseconds since 1970, UTC. */
  madeAt: v.number(),
  engine: v.picklist(['sqlite', 'postgres']),
  /** The changes of the tables that had been made. */
  migrations: v.array(v.string()),
  rows: counts,
});
export type Header = v.InferOutput<typeof header>;

/** What a column holds; bytes as base64. */
const value = v.union([v.string(), v.number(), v.null(), v.object({ base64: v.string() })]);
export const row = v.object({ table: v.picklist(TABLE_NAMES), row: v.record(v.string(), value) });

export const trailer = v.object({
  rows: counts,
  /** Of everything before this line, uncompressed. */
  sha256: v.string(),
});

/** A row as the database takes and gives it. */
export type StoredRow = Record<string, string | number | null | Uint8Array>;

export function encodeRow(table: TableName, stored: object): string {
  const encoded = Object.entries(stored).map(([column, held]) => [
    column,
    held instanceof Uint8Array ? { base64: Buffer.from(held).toString('base64') } : held,
  ]);
  return JSON.stringify({ table, row: Object.fromEntries(encoded) });
}

export function decodeRow(parsed: v.InferOutput<typeof row>): StoredRow {
  const decoded = Object.entries(parsed.row).map(([column, held]) => [
    column,
    held !== null && typeof held === 'object' ? Buffer.from(held.base64, 'base64') : held,
  ]);
  return Object.fromEntries(decoded);
}
