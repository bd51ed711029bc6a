import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { FRONT_MATTER, isRecord, type Value } from '../content/source-file.ts';
import { mergeYaml } from './merge-yaml.ts';
import { placesBefore } from './places-before.ts';

/** Keys that Sveltia CMS adds to the items of a list while somebody edits the list. */
const INTERNAL = /^__sc_item_/;

export type FileValue = { [key: string]: Value };

/**
 * Changes a content file so that it has the given values. Everything else stays as it is written.
 * The editor sends an empty value for each field that the file does not have. These empty values
 * are left out.
 */
export function mergeFile(source: string, value: FileValue): string {
  const matter = FRONT_MATTER.exec(source);
  if (!matter) return mergeYaml(source, withoutEmpty(value, readYaml(source)));
  const { body = '', ...facts } = value;
  const before = readYaml(matter[1] ?? '');
  const merged = mergeYaml(`${matter[1]}\n`, withoutEmpty(facts, before)).trimEnd();
  const text = source.slice(matter[0].length);
  const isSame = text.trim() === String(body).trim();
  return `---\n${merged}\n---\n${isSame ? text : `\n${String(body).trim()}\n`}`;
}

/** Returns the values of a file. The text below the front matter is the value of `body`. */
export function readFileValue(source: string): FileValue {
  const matter = FRONT_MATTER.exec(source);
  if (!matter) return readYaml(source);
  return { ...readYaml(matter[1] ?? ''), body: source.slice(matter[0].length).trim() };
}

function readYaml(source: string): FileValue {
  const value: unknown = parseDocument(source).toJS();
  return isRecord(value) ? value : {};
}

function withoutEmpty(value: FileValue, before: Value | undefined): FileValue {
  const known = isRecord(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !INTERNAL.test(key) && (key in known || !isEmpty(item)))
      .map(([key, item]) => [key, cleaned(item, known[key])]),
  );
}

function cleaned(value: Value, before: Value | undefined): Value {
  if (isDeepStrictEqual(value, before)) return value;
  if (typeof value === 'string' && typeof before === 'string')
    return value.trim() === before.trim() ? before : value;
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before : [];
    const places = placesBefore(items, value);
    return value.map((item, index) => cleaned(item, items[places[index] ?? items.length]));
  }
  return isRecord(value) ? withoutEmpty(value, before) : value;
}

function isEmpty(value: Value): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === null || value === '' || value === false;
}
