import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import * as v from 'valibot';
import { endMoment, moment } from '#app/content/schemas/fields.ts';
import type { Ui } from '#app/content/schemas/ui.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { Part } from '#app/seo/markdown/parts.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';

/** One record of a kind: the content of its file, and the file's name without its ending. */
export type RecordOf<Schema extends v.GenericSchema> = v.InferOutput<Schema> & { slug: string };

type PageSchemas = Readonly<Record<string, v.GenericSchema>>;
type Words<Pages extends PageSchemas> = { [Name in keyof Pages]: v.InferOutput<Pages[Name]> };
export type Thing = Graph['@graph'][number];

/**
 * A kind of records, such as posts or jobs. Routes, sitemap, feeds, search and checks are derived
 * from it. A kind does not have the features that it leaves out.
 */
export type KindDefinition<
  Schema extends v.GenericSchema,
  Pages extends PageSchemas,
  References extends Readonly<Record<string, string>>,
> = {
  /** Keys of a record: content/<language>/<kind>/<slug>.md. */
  schema: Schema;
  /** Keys that only the English file has, besides `draft`, `publish` and `expires`. */
  facts: readonly string[];
  /** Facts that name records of another kind, by their slugs. */
  references?: References;
  /** Schemas of the kind's own pages: content/<language>/pages/<name>.yaml. */
  pages?: Pages;

  /** Path of the list page, `list.tsx`. Its words, drawing and feed have the same name. */
  list?: `/${string}`;
  /** `/blog/:slug` for a page (`detail.tsx`), `/news#:slug` for a section of the list page. */
  record: `/${string}:slug`;
  /** The existing slugs, if the pattern would also match the paths of other pages. */
  slugs?: readonly string[];
  /** The canonical path of a record, if it differs from the pattern. */
  path?(record: RecordOf<Schema>): string;
  /** Further routes, each with its file in the kind's folder. */
  routes?: readonly { path: `/${string}`; file: string }[];
  /** Paths of the files that the build writes for a record. */
  files?(record: RecordOf<Schema>): string[];
  /** Paths with a query to which pages of the site link, for a record. */
  queries?(record: RecordOf<Schema>): string[];
  /** Pages of the list after the first. */
  furtherListPages?(records: number): { path: string; page: number }[];
  /** The title of a further page of the list. */
  listPageTitle?(page: number, words: Words<Pages>): string;

  /** The order of the list. Without it, `order`, `date` (newest first) or file names decide. */
  sort?(one: RecordOf<Schema>, other: RecordOf<Schema>): number;
  /** Moments at which a page changes by itself, besides `publish` and `expires`. */
  changes?(record: RecordOf<Schema>): Moment[];
  /** An expired record still answers with a page of its own, so texts may link to it. */
  hasExpiredPage?: true;

  /** The label of the list in the navigation. */
  label?(ui: Ui): string;
  /** Title of a record's page, if it is not the record's `title`. */
  title?(record: RecordOf<Schema>, words: Words<Pages>): string;
  /** Name of the drawing of a record's page and preview. Without it, the list's is used. */
  drawing?(record: RecordOf<Schema>): string;
  /**
   * The texts of a record that the search indexes. Without it, the records are neither in the
   * search nor in the sitemap.
   */
  search?(record: RecordOf<Schema>): SearchText;
  /** Search results label these records as pages instead of by their kind. */
  searchedAsPage?: true;
  /** The note on a card of a record among related records. */
  cardNote?(ui: Ui): string;
  /** Questions that a record's page answers. */
  questions?(record: RecordOf<Schema>): { question: string; answer: MarkdownTree }[];
  /** A record as an item in the feed of the list. */
  feed?(): Promise<{ feedItem(record: RecordOf<Schema>, language: Language): FeedItem }>;
  /** A record as structured data for search engines. */
  structuredData?(): Promise<{ structuredData(record: RecordOf<Schema>, place: Place): Thing }>;
  /** The words of the kind's pages, in their order, for programs that read Markdown. */
  markdown?(): Promise<{
    /** @param path of the list page or of a further one, without a language's prefix */
    listMarkdown?(language: Language, path: string): Part;
    recordMarkdown?(record: RecordOf<Schema>, language: Language): Part;
  }>;

  /** The name of a record in `npm run new`; its scaffold is content/new/<name>.<language>.md. */
  newName?: string;
  /** The slug of a new record, if it is not the given name. */
  newSlug?(name: string, today: string): string;
  /** Mistakes of a record that its schema cannot find. */
  check?(facts: Readonly<Record<string, unknown>>, content: ContentLookup): ContentMistake[];
};

/** The facts about a page that link previews and the sitemap use. */
export type SitePage = {
  /** Its canonical path, without a language's prefix. */
  path: string;
  title: string;
  description: string;
  /** Name of the page's drawing in art/. */
  drawing: string;
  /** Day of the last change, as 2026-11-21. */
  updated: string;
  list?: { path: string; name: string };
  record?: { kind: string; slug: string };
};

/** A page in a language, as the subject of structured data. */
export type Place = { page: SitePage; language: Language; url: string };

export type SearchText = {
  title: string;
  summary: string;
  description?: string;
  headings?: string[];
  body: (string | MarkdownTree)[];
};

export type FeedItem = {
  /** Without a language's prefix; it never changes. */
  path: string;
  title: string;
  /** Plain text. */
  summary: string;
  content: ReactNode;
  /** Whether it has a page of its own, and therefore a picture. */
  hasPage: boolean;
  published: Moment;
  modified?: Moment;
  author?: string;
  tags: string[];
};

/** The parts of the content that a kind's own check may look up. */
export type ContentLookup = {
  /** The words of a page as written, or undefined if there is no such file. */
  page: (name: string) => unknown;
  /** Languages that lack a file of their folder templates/. */
  languagesWithoutTemplate: (file: string) => string[];
};
export type ContentMistake = {
  keys: (string | number)[];
  expected: string;
  received: unknown;
};

/** Facts of every kind: whether and when the site shows a record, in Riyadh time. */
export const shown = {
  draft: v.optional(v.boolean(), false),
  publish: v.optional(moment),
  expires: v.optional(endMoment),
};

/** Checks a kind's definition against its schema. */
export function defineKind<
  Schema extends v.GenericSchema,
  const Pages extends PageSchemas = Record<never, never>,
  const References extends Readonly<Record<string, string>> = Record<never, never>,
>(
  definition: KindDefinition<Schema, Pages, References>,
): KindDefinition<Schema, Pages, References> {
  return { ...definition, facts: [...Object.keys(shown), ...definition.facts] };
}
