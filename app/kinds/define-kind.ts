import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import * as v from 'valibot';
import { endMoment, moment } from '#app/content/schemas/fields.ts';
import type { Ui } from '#app/content/schemas/ui.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { Part } from '#app/seo/markdown/parts.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';

/** `slug` is the name of the record's file without the ending. */
export type RecordOf<Schema extends v.GenericSchema> = v.InferOutput<Schema> & { slug: string };

type PageSchemas = Readonly<Record<string, v.GenericSchema>>;
/** All keys are optional, because an editor may add a private fact later. */
export type PrivateSchema = v.StrictObjectSchema<
  Readonly<Record<string, v.OptionalSchema<v.GenericSchema, undefined>>>,
  undefined
>;
type Cities = Readonly<Record<string, string>>;
type References = Readonly<Record<string, string>>;
type Words<Pages extends PageSchemas> = { [Name in keyof Pages]: v.InferOutput<Pages[Name]> };
export type Thing = Graph['@graph'][number];

export type KindDefinition<
  Schema extends v.GenericSchema,
  Pages extends PageSchemas,
  Referred extends References,
> = {
  /** The schema of content/<language>/<kind>/<slug>.md. */
  schema: Schema;
  /** Keys that occur only in English files. `defineKind` adds `draft`, `publish` and `expires`. */
  facts: readonly string[];
  /**
   * Facts that no page may contain, such as the link to join a webinar. Only the server may import
   * their file, generated/content/private.json.
   */
  privateFacts?: PrivateSchema;
  /** Maps each fact that contains slugs to the kind of the records with these slugs. */
  references?: Referred;
  pages?: Pages;

  /**
   * The path of the list page. If this path is `/blog`, the words, the drawing and the feed have
   * the name `blog`.
   */
  list?: `/${keyof NoInfer<Pages> & string}`;
  /**
   * The path of a record: `/blog/:slug` is a page, `/partners#:slug` is a section of the list page.
   */
  record: `/${string}:slug`;
  /** All slugs of the kind. Required if the pattern in `record` also matches other pages. */
  slugs?: readonly string[];
  /** The canonical path, if it differs from the pattern in `record`. */
  path?(record: RecordOf<Schema>): string;
  /** The query parameter that a record's page reads, such as a field of a calculator. */
  recordQuery?: string;
  /** More routes, each with a file in the kind's folder. */
  routes?: readonly { path: `/${string}`; file: string }[];
  /** Paths of further files for a record, such as an invitation for calendars. */
  files?(record: RecordOf<Schema>): string[];
  /** Paths to prerender with a slug in the query, such as `/contact?service=…`. */
  queries?(record: RecordOf<Schema>): string[];
  /** The pages of a list after the first one. */
  furtherListPages?(records: number): { path: string; page: number }[];
  listPageTitle?(page: number, words: Words<Pages>): string;

  /** The default compares `order`, or dates (newest first). */
  sort?(one: RecordOf<Schema>, other: RecordOf<Schema>): number;
  filter?: {
    /** The query parameter in the URL of the list. */
    name: string;
    /** The id of the section with the records. */
    section: string;
    value(record: RecordOf<Schema>): string;
    label(record: RecordOf<Schema>, ui: Ui, words: Words<Pages>, cities: Cities): string;
  };
  /** Moments at which the page of a record changes, in addition to `publish` and `expires`. */
  changes?(record: RecordOf<Schema>): Moment[];
  /** An expired record still has a page, so texts may link to that page. */
  hasExpiredPage?: true;

  label?(ui: Ui): string;
  head?(record: RecordOf<Schema>, words: Words<Pages>): { title: string; description: string };
  /** The name of the drawing on a record's page. The default is the drawing of the list. */
  drawing?(record: RecordOf<Schema>): string;
  search?(record: RecordOf<Schema>): SearchText;
  /** Search results label these records as pages. */
  searchedAsPage?: true;
  /** The note on a record's card in lists of related records. */
  cardNote?(ui: Ui): string;
  questions?(record: RecordOf<Schema>): { question: string; answer: MarkdownTree }[];
  feed?(): Promise<{ feedItem(record: RecordOf<Schema>, language: Language): FeedItem }>;
  structuredData?(): Promise<{ structuredData(record: RecordOf<Schema>, place: Place): Thing }>;
  markdown?(): Promise<{
    /** @param path the path of a page of the list, without a language's prefix */
    listMarkdown?(language: Language, path: string): Part;
    /** The sections of the list page, if it shows more in them than their texts. */
    listSections?(language: Language): Part;
    recordMarkdown?(record: RecordOf<Schema>, language: Language): Part;
  }>;

  /** The kind's name in `npm run new`. The template is content/new/<name>.<language>.md. */
  newName?: string;
  /** The slug of a new record, if it differs from the given name. */
  newSlug?(name: string, today: string): string;
  check?(facts: Readonly<Record<string, unknown>>, content: ContentLookup): ContentMistake[];
};

export type SitePage = {
  /** The canonical path, without a language's prefix. */
  path: string;
  title: string;
  description: string;
  drawing: string;
  /** The day of the last change, such as 2026-11-21. */
  updated: string;
  list?: { path: string; name: string };
  record?: {
    kind: KindDefinition<v.GenericSchema, PageSchemas, References>;
    facts: { slug: string };
  };
};

/** `url` is the URL of the page in this language. */
export type Place = { page: SitePage; language: Language; url: string };

export type SearchText = {
  title: string;
  summary: string;
  description?: string;
  headings?: string[];
  body: (string | MarkdownTree)[];
};

export type FeedItem = {
  /** The path has no language's prefix and must never change. */
  path: string;
  title: string;
  /** The summary is plain text. */
  summary: string;
  content: ReactNode;
  published: Moment;
  modified?: Moment;
  author?: string;
  tags: string[];
};

export type ContentLookup = {
  /** The content of the file, without defaults of the schema. */
  page: (name: string) => unknown;
  record: (kind: string, slug: string) => unknown;
  /** The languages whose folder templates/ does not contain the file. */
  languagesWithoutTemplate: (file: string) => string[];
  /** The file in content/pictures/, or undefined if it is missing or no picture. */
  picture: (file: string) => PictureFile | undefined;
};
export type PictureFile = { type: string; width: number; height: number; bytes: number };
export type ContentMistake = {
  keys: (string | number)[];
  expected: string;
  received: unknown;
};

/** The keys that decide when the site shows a record. Moments are in Riyadh time. */
export const shown = {
  draft: v.pipe(
    v.optional(v.boolean(), false),
    v.description('While this is on, nobody sees the text. Switch it off to publish.'),
  ),
  publish: v.pipe(
    v.optional(moment),
    v.description('Shown from then on. 2026-12-01, or 2026-12-01 09:00 in Riyadh time.'),
  ),
  expires: v.pipe(
    v.optional(endMoment),
    v.description('Shown until the end of this day, or until this time: 2027-01-31 18:00.'),
  ),
};

export function defineKind<
  Schema extends v.GenericSchema,
  const Pages extends PageSchemas = Record<never, never>,
  const Referred extends References = Record<never, never>,
>(definition: KindDefinition<Schema, Pages, Referred>): KindDefinition<Schema, Pages, Referred> {
  return { ...definition, facts: [...Object.keys(shown), ...definition.facts] };
}
