import { isMoment, toMoment } from '#app/i18n/moment.ts';
import { kindOf } from './references.ts';
import type { SourceFile } from './source-file.ts';

/** A record's file in the first language, which says when the site shows it. */
export type Dated = Pick<SourceFile, 'file' | 'value'>;

/**
 * What keeps a record from readers while they see a text that leads to it, in its editor's words;
 * nothing where it is there all that time. A draft may lead anywhere: nobody sees it yet.
 * @param from the file that leads to it @param to the record
 */
export function whyHidden(from: Dated, to: Dated, now = Date.now()): string | undefined {
  const [reader, target] = [from, to].map(({ value: { draft, publish, expires } }) => ({
    draft: draft === true,
    begins: momentOf(publish) ?? now,
    ends: momentOf(expires, { end: true }) ?? Number.POSITIVE_INFINITY,
  }));
  if (!reader || !target || reader.draft || reader.ends <= now) return undefined;
  // What has appeared since then is there for whoever reads the text now.
  const begins = Math.max(reader.begins, now);
  if (target.draft) return says(to, 'draft');
  if (target.begins > begins) return says(to, 'publish');
  return target.ends < reader.ends && !kindOf(to.file)?.hasExpiredPage
    ? says(to, 'expires')
    : undefined;
}

function says({ file, value }: Dated, key: string): string {
  return `${file} says “${key}: ${value[key]}”`;
}

function momentOf(written: unknown, options?: { end: boolean }): number | undefined {
  return typeof written === 'string' && isMoment(written) ? toMoment(written, options) : undefined;
}
