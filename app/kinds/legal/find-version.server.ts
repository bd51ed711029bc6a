import { notFound } from '#app/content/find.server.ts';
import { findShown, readRecords } from '#app/content/read.server.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';
import { versionPath } from './version-path.ts';

/** `version` has hyphens instead of dots, as in the path. */
type Params = { document: string; version: string };

/**
 * @returns an earlier version, the current version, and the days between which the earlier version
 * applied
 * @throws the page-not-found answer
 */
export function findVersion(language: Language, { document, version }: Params) {
  const earlier = versionsOf(document, language).find(
    (candidate) => versionPath(document, candidate.version) === `/legal/${document}/${version}`,
  );
  const current = findShown(language, 'legal', document);
  const place = current?.changes.findIndex((change) => change.version === earlier?.version) ?? -1;
  const [next, own] = [current?.changes[place - 1], current?.changes[place]];
  if (!earlier || !current || !next || !own) throw notFound(language);
  return {
    earlier,
    current,
    from: formatDate(own.date, language),
    until: formatDate(next.date, language),
  };
}

export function versionsOf(document: string, language: Language) {
  return readRecords(language, 'legal-versions').filter((record) => record.document === document);
}
