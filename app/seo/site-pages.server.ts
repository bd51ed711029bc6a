import { memoize } from '#app/content/memoize.server.ts';
import {
  readAllRecords,
  readListWords,
  readPage,
  readPages,
  readRecords,
  readUi,
  stateOf,
} from '#app/content/read.server.ts';
import { type Moment, riyadhDay } from '#app/i18n/moment.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import { type AnyKind, allKinds, type KindName, kinds } from '#app/kinds/kinds.ts';
import { patternPath, recordPath } from '#app/kinds/record-paths.ts';
import type { Language } from '#content/languages.ts';

/** Pages that belong to no kind. The path of a page is `/` and its name. */
export const SINGLE_PAGES = [
  'about-us',
  'help-center',
  'assessment',
  'contact',
  'partnership-form',
  'newsletter',
] as const;

/** All indexed pages in the site's order. `coming` adds the pages of future records. */
export function sitePages(language: Language, { coming = false } = {}): SitePage[] {
  const { title, description, updated } = readPage(language, 'home');
  return [
    { path: '/', title, description, drawing: 'home', updated },
    ...allKinds.flatMap(([name]) => listPages(language, name, coming)),
    ...SINGLE_PAGES.map((name): SitePage => {
      const page = readPage(language, name);
      return { ...headOf(page), path: `/${name}`, drawing: name, updated: page.updated };
    }),
    ...allKinds.flatMap(([name]) => recordPages(language, name, coming)),
  ];
}

/** Several paths may lead to the same page. */
export function findSitePage(language: Language, path: string): SitePage | undefined {
  return pagesByPath(language).get(path);
}

const pagesByPath = memoize((language) => {
  const pages = new Map(sitePages(language).map((page) => [page.path, page]));
  for (const [name, kind] of allKinds) {
    for (const record of readRecords(language, name)) {
      const page = pages.get(recordPath(name, record));
      if (page) pages.set(patternPath(kind, record), page);
    }
  }
  return pages;
});

/** Each page of a list has the day on which the list's words or any record changed last. */
function listPages(language: Language, name: KindName, coming: boolean): SitePage[] {
  const kind: AnyKind = kinds[name];
  const { list, furtherListPages, listPageTitle } = kind;
  if (!list) return [];
  const drawing = list.slice(1);
  const page = readListWords(language, list);
  const updated = latest([page.updated, ...readRecords(language, name).map(lastChange)]);
  const count = readPublished(language, name, coming).length;
  return [
    { ...headOf(page), path: list, drawing, updated },
    ...(furtherListPages?.(count) ?? []).map((further) => ({
      path: further.path,
      title: listPageTitle?.(further.page, readPages(language)) ?? page.title,
      description: page.description,
      drawing,
      updated,
      ...underList(kind, language),
    })),
  ];
}

function recordPages(language: Language, name: KindName, coming: boolean): SitePage[] {
  const kind: AnyKind = kinds[name];
  const { head } = kind;
  if (!head) return [];
  return readPublished(language, name, coming).map((record) => ({
    ...headOf(head(record, readPages(language))),
    path: recordPath(name, record),
    drawing: kind.drawing?.(record) ?? kind.list?.slice(1) ?? name,
    updated: lastChange(record),
    record: { kind, facts: record },
    ...underList(kind, language),
  }));
}

type Headed = { title: string; description: string };

function headOf({ title, description }: Headed): Headed {
  return { title, description };
}

function underList({ list, label }: AnyKind, language: Language): Pick<SitePage, 'list'> {
  return list && label ? { list: { path: list, name: label(readUi(language)) } } : {};
}

function readPublished(language: Language, name: KindName, coming: boolean) {
  const shown = readRecords(language, name);
  if (!coming) return shown;
  const toCome = readAllRecords(language, name).filter(
    (record) => !record.draft && stateOf(record) === 'coming',
  );
  return [...shown, ...toCome];
}

type Dated = {
  updated?: string | undefined;
  date?: string;
  posted?: string;
  publish?: Moment | undefined;
};

export function lastChange({ updated, date, posted, publish }: Dated): string {
  return latest([updated, date, posted, publish === undefined ? undefined : riyadhDay(publish)]);
}

function latest(days: (string | undefined)[]): string {
  return days.reduce<string>((last, day = '') => (day > last ? day : last), '');
}
