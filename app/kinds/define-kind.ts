import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import * as v from 'valibot';
import { endMoment, moment } from '#app/content/schemas/fields.ts';
import type { Ui } from '#app/content/schemas/ui.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { Part } from '#app/seo/markdown/parts.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';

/** A record: the content of its file, and the file's name without its ending as `slug`. */
export type RecordOf<Schema extends v.GenericSchema> = v.InferOutput<Schema> & { slug: string };

type PageSchemas = Readonly<Record<string, v.GenericSchema>>;
/** All keys are optional, because an editor may add a private fact later. */
export type PrivateSchema = v.StrictObjectSchema<
  Readonly<Record<string, v.OptionalSchema<v.GenericSchema, undefined>>>,
  undefined
>;
type References = Readonly<Record<string, string>>;
type Words<Pages extends PageSchemas> = { [Name in keyof Pages]: v.InferOutput<Pages[Name]> };
export type Thing = Graph['@graph'][number];

/** A kind of records, such as posts. Most kinds need only some of the optional properties. */
export type KindDefinition<
  Schema extends v.GenericSchema,
  Pages extends PageSchemas,
  Referred extends References,
> = {
  /** The schema of a record's file: content/<language>/<kind>/<slug>.md. */
  schema: Schema;
  /** Keys that occur only in English files. `defineKind` adds `draft`, `publish` and `expires`. */
  facts: readonly string[];
  /**
   * The schema of further facts that no page may contain, such as the link to join a webinar. They
   * are not part of a record. The compiler writes them to their own file, generated/content/
   * private.json, and only a file of the server may import it.
   */
  privateFacts?: PrivateSchema;
  /** Keys of facts that refer to records of another kind by their slugs. */
  references?: Referred;
  /** The schemas of the kind's own pages: content/<language>/pages/<name>.yaml. */
  pages?: Pages;

  /** The path of the list page, such as `/blog`. Its words, drawing and feed are named `blog`. */
  list?: `/${keyof NoInfer<Pages> & string}`;
  /**
   * The pattern of a record's path: `/blog/:slug` for a page (`detail.tsx`), `/partners#:slug` for
   * a section of the list page.
   */
  record: `/${string}:slug`;
  /** All slugs of the kind. Required if the pattern in `record` also matches other pages. */
  slugs?: readonly string[];
  /** The canonical path of a record, if it differs from the pattern in `record`. */
  path?(record: RecordOf<Schema>): string;
  /** The query parameter that the pages of records read, such as a field of a tool. */
  recordQuery?: string;
  /** More routes of the kind. Each route has a file in the kind's folder. */
  routes?: readonly { path: `/${string}`; file: string }[];
  /** The paths of the files that the build writes for a record, such as an invitation. */
  files?(record: RecordOf<Schema>): string[];
  /** Paths to prerender that have the slug in the query, such as `/contact?service=…`. */
  queries?(record: RecordOf<Schema>): string[];
  /** The second and later pages of the list, for this number of records. */
  furtherListPages?(records: number): { path: string; page: number }[];
  listPageTitle?(page: number, words: Words<Pages>): string;

  /** Compares two records of the list. The default compares `order`, or dates (newest first). */
  sort?(one: RecordOf<Schema>, other: RecordOf<Schema>): number;
  /** Links above the list. Each link leads to the records with one value of a fact. */
  filter?: {
    /** The name of the query parameter in the URL of the list. */
    name: string;
    /** The id of the section of the list page that shows the records. */
    section: string;
    value(record: RecordOf<Schema>): string;
    label(record: RecordOf<Schema>, ui: Ui, words: Words<Pages>): string;
  };
  /** The moments at which a page changes, in addition to `publish` and `expires`. */
  changes?(record: RecordOf<Schema>): Moment[];
  /** If true, an expired record still has a page, so texts may link to that page. */
  hasExpiredPage?: true;

  /** The label of the list page in the navigation. */
  label?(ui: Ui): string;
  /** The title and the description of a record's page. Required if the records have pages. */
  head?(record: RecordOf<Schema>, words: Words<Pages>): { title: string; description: string };
  /** The name of the drawing on a record's page. The default is the drawing of the list. */
  drawing?(record: RecordOf<Schema>): string;
  search?(record: RecordOf<Schema>): SearchText;
  /** If true, search results label these records as pages. */
  searchedAsPage?: true;
  /** The note on a record's card in a list of related records. */
  cardNote?(ui: Ui): string;
  questions?(record: RecordOf<Schema>): { question: string; answer: MarkdownTree }[];
  /** Loads the function that turns a record into an item of the list's feed. */
  feed?(): Promise<{ feedItem(record: RecordOf<Schema>, language: Language): FeedItem }>;
  /** Loads the function that turns a record into structured data for search engines. */
  structuredData?(): Promise<{ structuredData(record: RecordOf<Schema>, place: Place): Thing }>;
  /** Loads the functions that write the pages of the kind as Markdown. */
  markdown?(): Promise<{
    /** @param path the path of a page of the list, without a language's prefix */
    listMarkdown?(language: Language, path: string): Part;
    recordMarkdown?(record: RecordOf<Schema>, language: Language): Part;
  }>;

  /** The kind's name in `npm run new`. The template is content/new/<name>.<language>.md. */
  newName?: string;
  /** The slug of a new record, if it differs from the given name. */
  newSlug?(name: string, today: string): string;
  /** Finds mistakes in a record that the schema cannot find. */
  check?(facts: Readonly<Record<string, unknown>>, content: ContentLookup): ContentMistake[];
};

/** The facts about a page that link previews and the sitemap use. */
export type SitePage = {
  /** The canonical path of the page, without a language's prefix. */
  path: string;
  title: string;
  description: string;
  /** The name of the page's drawing in the folder art/. */
  drawing: string;
  /** The day of the page's last change, such as 2026-11-21. */
  updated: string;
  list?: { path: string; name: string };
  record?: {
    kind: KindDefinition<v.GenericSchema, PageSchemas, References>;
    facts: { slug: string };
  };
};

/** The page that structured data describes, in one language. `url` is the page's own URL. */
export type Place = { page: SitePage; language: Language; url: string };

export type SearchText = {
  title: string;
  summary: string;
  description?: string;
  headings?: string[];
  body: (string | MarkdownTree)[];
};

export type FeedItem = {
  /** The path of the item, without a language's prefix. The path never changes. */
  path: string;
  title: string;
  /** The summary in plain text. */
  summary: string;
  content: ReactNode;
  published: Moment;
  modified?: Moment;
  author?: string;
  tags: string[];
};

/** The parts of the content that the `check` of a kind may use. */
export type ContentLookup = {
  /** The words of a page as they are in its file. Undefined if the file does not exist. */
  page: (name: string) => unknown;
  /** The words and facts of a record as they are in its file. Undefined if it does not exist. */
  record: (kind: string, slug: string) => unknown;
  /** The languages whose folder templates/ does not contain the file. */
  languagesWithoutTemplate: (file: string) => string[];
};
export type ContentMistake = {
  keys: (string | number)[];
  expected: string;
  received: unknown;
};

/** The keys that decide whether and when the site shows a record. Moments are in Riyadh time. */
export const shown = {
  draft: v.optional(v.boolean(), false),
  publish: v.optional(moment),
  expires: v.optional(endMoment),
};

/** Infers the types of a definition from its schema. Adds the keys of `shown` to its `facts`. */
export function defineKind<
  Schema extends v.GenericSchema,
  const Pages extends PageSchemas = Record<never, never>,
  const Referred extends References = Record<never, never>,
>(definition: KindDefinition<Schema, Pages, Referred>): KindDefinition<Schema, Pages, Referred> {
  return { ...definition, facts: [...Object.keys(shown), ...definition.facts] };
}
