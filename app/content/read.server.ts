import { languageOfPath } from '#app/i18n/language-of-path.ts';
import type { Moment } from '#app/i18n/moment.ts';
import { type AnyKind, type KindName, type KindRecord, kinds } from '#app/kinds/kinds.ts';
import { type Language, type LanguageCode, originalLanguage } from '#content/languages.ts';
import organizationFacts from '#generated/content/organization.json' with { type: 'json' };
import redirectTable from '#generated/content/redirects.json' with { type: 'json' };
import synonymGroups from '#generated/content/synonyms.json' with { type: 'json' };
import { texts } from '#generated/content/texts.ts';
import type { Announcement } from './schemas/announcement.ts';
import type { Blocks } from './schemas/blocks.ts';
import type { Emails } from './schemas/emails.ts';
import type { Feeds } from './schemas/feeds.ts';
import type { Firm } from './schemas/firm.ts';
import type { Forms } from './schemas/forms.ts';
import type { Organization } from './schemas/organization.ts';
import type { PageName, Pages } from './schemas/pages.ts';
import type { Redirects } from './schemas/redirects.ts';
import type { Synonyms } from './schemas/synonyms.ts';
import type { Ui } from './schemas/ui.ts';
import { showBlocks } from './show-blocks.server.tsx';

// The build has checked the content against the schemas of these types.
type Content = {
  announcement: Announcement;
  ui: Ui;
  blocks: Blocks;
  forms: Forms;
  emails: Emails;
  feeds: Feeds;
  firm: Firm;
  pages: Pages;
  collections: { [Name in KindName]: KindRecord<Name>[] };
};
const content = texts as unknown as Record<LanguageCode, Content>;
const shown = new Set<LanguageCode>();

/** Pictures contain MEDIA_ORIGIN, so they are completed when the content is first read. */
function contentIn(language: Language): Content {
  const { code } = language;
  if (!shown.has(code)) showBlocks(content[code], { language, words: content[code].blocks });
  shown.add(code);
  return content[code];
}

export const organization = organizationFacts as Organization;
export const synonyms = synonymGroups as Synonyms;
export const redirects = redirectTable as Redirects;

export function languageOf({ pathname }: URL): Language {
  return languageOfPath(pathname);
}

export function readUi(language: Language): Ui {
  return contentIn(language).ui;
}

export function readFirm({ code }: Language): Firm {
  return content[code].firm;
}

/** The city of an office of content/organization.yaml. */
export function cityOf(office: string, language: Language): string {
  return readFirm(language).cities[office] ?? office;
}

/** @returns undefined if the site has nothing to announce now */
export function readAnnouncement({ code }: Language) {
  const { label, text, to, ...times } = content[code].announcement;
  const isShown = text !== undefined && stateOf({ draft: false, ...times }) === 'shown';
  return isShown ? { label, text, to } : undefined;
}

/** The moments at which the announcement appears and disappears. */
export function announcementChanges(): Moment[] {
  const { text, publish, expires } = content[originalLanguage.code].announcement;
  return text === undefined ? [] : [publish, expires].filter((moment) => moment !== undefined);
}

export function readForm<Name extends Exclude<keyof Forms, 'shared'>>(
  language: Language,
  name: Name,
): Forms[Name] & { shared: Forms['shared'] } {
  const { shared, [name]: words } = contentIn(language).forms;
  return { ...words, shared };
}

export function readEmails(language: Language): Emails {
  return contentIn(language).emails;
}

export function readFeeds(language: Language): Feeds {
  return contentIn(language).feeds;
}

export function readPages(language: Language): Pages {
  return contentIn(language).pages;
}

export function readPage<Name extends PageName>(language: Language, name: Name): Pages[Name] {
  return contentIn(language).pages[name];
}

/**
 * Reads the words of a list page. The caller may use only the words that all list pages have.
 * @param list the path of the list page, such as `/blog`
 */
export function readListWords(language: Language, list: string): Pages['services'] {
  return readPage(language, list.slice(1) as 'services');
}

/** `published` excludes drafts. `shown` also excludes future and expired records. */
export type Which = 'shown' | 'published';

export function readRecords<Name extends KindName>(
  language: Language,
  name: Name,
  which: Which = 'shown',
): KindRecord<Name>[] {
  const { sort = byOrder }: AnyKind = kinds[name];
  return readAllRecords(language, name)
    .filter((record) =>
      which === 'shown' ? stateOf(record) === 'shown' : import.meta.env.DEV || !record.draft,
    )
    .toSorted(sort);
}

/** Includes drafts, future records and expired records. */
export function readAllRecords<Name extends KindName>(
  language: Language,
  name: Name,
): KindRecord<Name>[] {
  return contentIn(language).collections[name] ?? [];
}

export function findShown<Name extends KindName>(
  language: Language,
  name: Name,
  slug: string | null,
): KindRecord<Name> | undefined {
  return readRecords(language, name).find((record) => record.slug === slug);
}

type Dated = { draft: boolean; publish?: Moment | undefined; expires?: Moment | undefined };

/** In development, drafts and future records count as shown. */
export function stateOf(
  { draft, publish, expires }: Dated,
  now: Moment = Date.now(),
): 'coming' | 'shown' | 'expired' {
  if (expires !== undefined && expires <= now) return 'expired';
  const isComing = draft || (publish !== undefined && publish > now);
  return isComing && !import.meta.env.DEV ? 'coming' : 'shown';
}

type Sortable = { slug: string; order?: number; date?: string };

/** Sorts by `order` or by date, newest first. */
function byOrder(one: Sortable, other: Sortable): number {
  if (one.order !== undefined && other.order !== undefined) return one.order - other.order;
  return (other.date ?? '').localeCompare(one.date ?? '');
}
