import * as v from 'valibot';
import type { Tables } from '#server/database/tables.ts';

// A backup is a gzip file of JSON lines: a header, a line for each row, and a trailer. Backups of
// SQLite and of PostgreSQL have the same format.

export const VERSION = 1;

/** The key column of each table. A restore fills the tables in this order. */
export const KEYS = {
  submissions: 'id',
  attachments: 'id',
  subscribers: 'id',
  outbox: 'id',
  notes: 'id',
  suppressions: 'hash',
  site_state: 'name',
  announced_webinars: 'slug',
  empty_searches: 'id',
  letters: 'slug',
} as const satisfies { [Name in keyof Tables]: keyof Tables[Name] };

export type TableName = keyof typeof KEYS;

export const TABLE_NAMES = Object.keys(KEYS) as TableName[];

const counts = v.record(v.picklist(TABLE_NAMES), v.pipe(v.number(), v.integer()));

const header = v.object({
  format: v.literal('miqyas-backup'),
  version: v.number(),
  /** Milliseconds since 1970. */
  madeAt: v.number(),
  engine: v.picklist(['sqlite', 'postgres']),
  migrations: v.array(v.string()),
  rows: counts,
});
export type Header = v.InferOutput<typeof header>;

/** A backup stores bytes as base64, because JSON has no type for bytes. */
const columnValue = v.union([v.string(), v.number(), v.null(), v.object({ base64: v.string() })]);
const row = v.object({
  table: v.picklist(TABLE_NAMES),
  row: v.record(v.string(), columnValue),
});

const trailer = v.object({
  rows: counts,
  sha256: v.string(),
});

export const parseHeader = v.parser(v.pipe(v.string(), v.parseJson(), header));
export const parseRow = v.parser(v.pipe(v.string(), v.parseJson(), row));
export const parseTrailer = v.parser(v.pipe(v.string(), v.parseJson(), trailer));

export type StoredRow = Record<string, string | number | null | Uint8Array>;

export function encodeRow(table: TableName, stored: object): string {
  const encoded = Object.entries(stored).map(([column, value]) => [
    column,
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  ]);
  return JSON.stringify({ table, row: Object.fromEntries(encoded) });
}

export function decodeRow(parsed: v.InferOutput<typeof row>): StoredRow {
  const decoded = Object.entries(parsed.row).map(([column, value]) => [
    column,
    value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value,
  ]);
  return Object.fromEntries(decoded);
}
