import { data, type RouterContextProvider } from 'react-router';
import type { KindName, KindRecord } from '#app/kinds/kinds.ts';
import { readSearchIndex, reportError } from '#app/ports.ts';
import { type NearPage, nearestPages } from '#app/search/nearest-pages.server.ts';
import type { Language } from '#content/languages.ts';
import { readMissingTile } from './drawings.server.ts';
import { languageOf, readAllRecords, readPage, readUi, stateOf } from './read.server.ts';

/** @returns the record if it is shown, 410 if it has expired and is no draft, otherwise 404 */
export function lookUpRecord<Name extends KindName>(
  language: Language,
  kind: Name,
  slug: string,
): KindRecord<Name> | 404 | 410 {
  const record = readAllRecords(language, kind).find((candidate) => candidate.slug === slug);
  const state = record ? stateOf(record) : 'coming';
  if (!record || state === 'coming') return 404;
  return state === 'expired' ? (record.draft ? 404 : 410) : record;
}

/**
 * @throws the page-not-found answer if the record is missing or expired. For an expired record,
 * `whenExpired` replaces this answer.
 */
export function findRecord<Name extends KindName>(
  language: Language,
  kind: Name,
  slug: string,
  whenExpired?: () => unknown,
): KindRecord<Name> {
  const found = lookUpRecord(language, kind, slug);
  if (found === 410 && whenExpired) throw whenExpired();
  if (found === 404 || found === 410) throw notFound(language, found);
  return found;
}

type DetailRequest = {
  url: URL;
  params: { slug?: string };
  context: Readonly<RouterContextProvider>;
};

/** Like `findRecord`, but the page-not-found answer suggests pages with similar paths. */
export async function recordAt<Name extends KindName>(
  request: DetailRequest,
  kind: Name,
  whenExpired?: () => unknown,
): Promise<KindRecord<Name>> {
  const found = lookUpRecord(languageOf(request.url), kind, request.params.slug ?? '');
  if (found === 410 && whenExpired) throw whenExpired();
  if (found === 404 || found === 410) throw await notFoundNear(request, found);
  return found;
}

export function notFound(
  language: Language,
  status: 404 | 410 = 404,
  near: readonly NearPage[] = [],
) {
  const page = readPage(language, 'not-found');
  const { label, submit } = readPage(language, 'search');
  const search = { label, submit };
  const { services, caseStudies, contact } = readUi(language).navigation;
  const ways = [
    { to: '/services', name: services },
    { to: '/case-studies', name: caseStudies },
    { to: '/contact', name: contact },
  ];
  return data({ page, search, ways, picture: readMissingTile(), near }, { status });
}

export async function notFoundNear(
  { url, context }: Pick<DetailRequest, 'url' | 'context'>,
  status: 404 | 410 = 404,
) {
  const near = await nearestPages(url, context.get(readSearchIndex)).catch((error: unknown) => {
    context.get(reportError)(error);
    return [];
  });
  return notFound(languageOf(url), status, near);
}
