import { isMoment, toMoment } from '#app/i18n/moment.ts';
import { kindOf } from './references.ts';
import type { SourceFile } from './source-file.ts';

export type Dated = Pick<SourceFile, 'file' | 'value'>;

/**
 * Explains why some readers of `from` may find its link to `to` broken.
 * @returns undefined if the link always works, or if nobody can read `from`, such as a draft
 */
export function whyHidden(from: Dated, to: Dated, now = Date.now()): string | undefined {
  const [reader, target] = [from, to].map(({ value: { draft, publish, expires } }) => ({
    draft: draft === true,
    begins: momentOf(publish) ?? now,
    ends: momentOf(expires, { end: true }) ?? Number.POSITIVE_INFINITY,
  }));
  if (!reader || !target || reader.draft || reader.ends <= now) return undefined;
  const begins = Math.max(reader.begins, now);
  if (target.draft) return quoteKey(to, 'draft');
  if (target.begins > begins) return quoteKey(to, 'publish');
  return target.ends < reader.ends && !kindOf(to.file)?.hasExpiredPage
    ? quoteKey(to, 'expires')
    : undefined;
}

function quoteKey({ file, value }: Dated, key: string): string {
  return `${file} says “${key}: ${value[key]}”`;
}

function momentOf(written: unknown, options?: { end: boolean }): number | undefined {
  return typeof written === 'string' && isMoment(written) ? toMoment(written, options) : undefined;
}
