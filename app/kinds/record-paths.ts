import { type AnyKind, type KindName, type KindRecord, kinds } from './kinds.ts';

/** The canonical path of a record, without a language's prefix. */
export function recordPath<Name extends KindName>(name: Name, record: KindRecord<Name>): string {
  const kind: AnyKind = kinds[name];
  return kind.path?.(record) ?? patternPath(kind, record);
}

/** The pattern is the kind's `record`. The canonical path may differ. */
export function patternPath({ record: pattern }: AnyKind, { slug }: { slug: string }): string {
  return pattern.replace(':slug', slug);
}

/** True if each record has its own page. Otherwise records are sections of the list page. */
export function hasPages({ record: pattern }: AnyKind): boolean {
  return !pattern.includes('#');
}
