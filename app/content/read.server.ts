import { MINUTE } from '#app/i18n/durations.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { Language, LanguageCode } from '#content/languages.ts';
import ar from '#generated/content/ar.json' with { type: 'json' };
import en from '#generated/content/en.json' with { type: 'json' };

import organizationFacts from '#generated/content/organization.json' with { type: 'json' };
import redirectTable from '#generated/content/redirects.json' with { type: 'json' };
import synonymGroups from '#generated/content/synonyms.json' with { type: 'json' };
import type { CollectionName, Entry } from './schemas/collections.ts';
import type { Emails } from './schemas/emails.ts';
import type { Feeds } from './schemas/feeds.ts';
import type { Forms } from './schemas/forms.ts';
import type { Organization } from './schemas/organization.ts';
import type { PageName, Pages } from './schemas/pages.ts';
import type { Redirects } from './schemas/redirects.ts';
import type { Synonyms } from './schemas/synonyms.ts';
import type { Ui } from './schemas/ui.ts';
import { serviceSlugs } from './service-slugs.ts';

// The compiled content was checked against the schemas when it was made; here it only gets its
// types back.
type Content = {
  ui: Ui;
  forms: Forms;
  emails: Emails;
  feeds: Feeds;
  pages: Pages;
  collections: { [Name in CollectionName]: Entry<Name>[] };
};
const content = { en, ar } as unknown as Record<LanguageCode, Content>;

export const organization = organizationFacts as Organization;
export const synonyms = synonymGroups as Synonyms;
export const redirects = redirectTable as Redirects;

/** The language of the address that a loader is asked for. */
export function languageOf({ pathname }: URL): Language {
  return languageOfPath(pathname);
}

/** Words of the shell and of shared parts. */
export function readUi({ code }: Language): Ui {
  return content[code].ui;
}

/** The words of one form, with those that all forms share. */
export function readForm<Name extends Exclude<keyof Forms, 'shared'>>(
  { code }: Language,
  name: Name,
): Forms[Name] & { shared: Forms['shared'] } {
  const { shared, [name]: words } = content[code].forms;
  return { ...words, shared };
}

/** The words of the mails that the site sends. */
export function readEmails({ code }: Language): Emails {
  return content[code].emails;
}

/** The words of the feeds. */
export function readFeeds({ code }: Language): Feeds {
  return content[code].feeds;
}

/** The words of a one-of-a-kind page. */
export function readPage<Name extends PageName>({ code }: Language, name: Name): Pages[Name] {
  return content[code].pages[name];
}

/** Records that the site shows now, or all that it shows at any time: those that are no drafts. */
export type Which = 'shown' | 'published';

/** Records of a kind in the order that they name, or that of their file names. */
export function readEntries<Name extends CollectionName>(
  language: Language,
  collection: Name,
  which: Which = 'shown',
): Entry<Name>[] {
  return readAllEntries(language, collection)
    .filter((entry) =>
      which === 'shown' ? stateOf(entry) === 'shown' : import.meta.env.DEV || !entry.draft,
    )
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** All records of a kind, also those that are not shown yet or any more. */
export function readAllEntries<Name extends CollectionName>(
  { code }: Language,
  collection: Name,
): Entry<Name>[] {
  return content[code].collections[collection] ?? [];
}

/** The record that an address names in its query, if the site shows it. */
export function findShown<Name extends CollectionName>(
  language: Language,
  collection: Name,
  slug: string | null,
): Entry<Name> | undefined {
  return readEntries(language, collection).find((entry) => entry.slug === slug);
}

type Dated = { draft: boolean; publish?: Moment | undefined; expires?: Moment | undefined };

/**
 * Whether the site shows a record now; a draft is shown to whoever works on the site, in
 * development.
 */
export function stateOf(
  { draft, publish, expires }: Dated,
  now: Moment = Date.now(),
): 'coming' | 'shown' | 'over' {
  if (expires !== undefined && expires <= now) return 'over';
  const isComing = draft || (publish !== undefined && publish > now);
  return isComing && !import.meta.env.DEV ? 'coming' : 'shown';
}

/** When a webinar is over. */
export function endOf({ starts, minutes }: Pick<Entry<'webinars'>, 'starts' | 'minutes'>): Moment {
  return starts + minutes * MINUTE;
}

/** The services in the site's order. */
export function readServices(language: Language, which?: Which): Entry<'services'>[] {
  const entries = readEntries(language, 'services', which);
  return entries.toSorted((one, other) => serviceOrder(one.slug) - serviceOrder(other.slug));
}

/** Dated records, the latest first. */
export function readNewestFirst<Name extends 'blog' | 'news'>(
  language: Language,
  collection: Name,
  which?: Which,
): Entry<Name>[] {
  return readEntries(language, collection, which).toSorted((one, other) =>
    other.date.localeCompare(one.date),
  );
}

/** A service that the list does not name yet comes last. */
function serviceOrder(slug: string): number {
  const place = (serviceSlugs as readonly string[]).indexOf(slug);
  return place < 0 ? serviceSlugs.length : place;
}

function orderOf(entry: object): number {
  return 'order' in entry && typeof entry.order === 'number' ? entry.order : 0;
}
