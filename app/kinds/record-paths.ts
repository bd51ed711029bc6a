import { type AnyKind, type KindName, type KindRecord, kinds } from './kinds.ts';

/** The canonical path of a record, without a language's prefix. */
export function recordPath<Name extends KindName>(name: Name, record: KindRecord<Name>): string {
  const kind: AnyKind = kinds[name];
  return kind.path?.(record) ?? patternPath(kind, record);
}

/** The path of a record by the pattern of its kind. `recordPath` returns the canonical path. */
export function patternPath({ record: pattern }: AnyKind, { slug }: { slug: string }): string {
  return pattern.replace(':slug', slug);
}

/** True if each record has its own page. Otherwise records are sections of the list page. */
export function hasPages({ record: pattern }: AnyKind): boolean {
  return !pattern.includes('#');
}
