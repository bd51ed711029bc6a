import type { Blocks } from '#app/content/schemas/blocks.ts';
import type { Emails } from '#app/content/schemas/emails.ts';
import type { Feeds } from '#app/content/schemas/feeds.ts';
import type { Firm } from '#app/content/schemas/firm.ts';
import type { Forms } from '#app/content/schemas/forms.ts';
import type { Organization } from '#app/content/schemas/organization.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import type { Ui } from '#app/content/schemas/ui.ts';
import type { KindName, KindRecord } from '#app/kinds/kinds.ts';
import { type LanguageCode, languages } from '#content/languages.ts';
import firm from '#generated/content/organization.json' with { type: 'json' };
import { texts } from '#generated/content/texts.ts';

type Words = {
  ui: Ui;
  blocks: Blocks;
  pages: Pages;
  forms: Forms;
  emails: Emails;
  feeds: Feeds;
  firm: Firm;
  collections: { [Name in KindName]: KindRecord<Name>[] };
};

/** The words of each language, with scheduled and expired records, but no drafts. */
export const wordsOfAllTimes = inEach(read, texts);

/** The words of each language, with only the records that the site shows now. */
export const words = inEach(shown, wordsOfAllTimes);

export const organization = firm as Organization;

/**
 * The languages with their words, for tests that run once in both. Further languages share their
 * code, and may be partly in English.
 */
export const editions = [languages[0], languages[1]].map((language) => ({
  ...language,
  ...words[language.code],
}));

function inEach<Content>(change: (content: Content) => Words, all: Record<LanguageCode, Content>) {
  const entries = Object.entries(all).map(([code, content]) => [code, change(content)]);
  return Object.fromEntries(entries) as Record<LanguageCode, Words>;
}

function read(content: unknown): Words {
  return withRecords(content as Words, ({ draft }) => !draft);
}

function shown(content: Words): Words {
  const now = Date.now();
  return withRecords(
    content,
    ({ publish = now, expires = Number.POSITIVE_INFINITY }) => publish <= now && now < expires,
  );
}

function withRecords(content: Words, isWanted: (record: KindRecord<KindName>) => boolean): Words {
  const collections = Object.entries(content.collections).map(([name, records]) => [
    name,
    records.filter(isWanted),
  ]);
  return { ...content, collections: Object.fromEntries(collections) };
}
