import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import * as v from 'valibot';
import { endMoment, moment } from '#app/content/schemas/fields.ts';
import type { Ui } from '#app/content/schemas/ui.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { Part } from '#app/seo/markdown/parts.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';

/** One record of a kind: what its file says, and the file's name without its ending. */
export type RecordOf<Schema extends v.GenericSchema> = v.InferOutput<Schema> & { slug: string };

type PageSchemas = Readonly<Record<string, v.GenericSchema>>;
type Words<Pages extends PageSchemas> = { [Name in keyof Pages]: v.InferOutput<Pages[Name]> };
/** A node of schema.org. */
export type Thing = Graph['@graph'][number];

/**
 * What the site has many of, such as posts or jobs. Everything that the site derives from its
 * kinds (routes, paths, sitemap, feeds, search, structured data, checks of the content) reads
 * these fields; what a kind does not mention, it does not have.
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

  /** Path of the list page, `list.tsx`. Words, drawing and feed are named like the path. */
  list?: `/${string}`;
  /**
   * Path of a record: `/blog/:slug` for a page of its own, `detail.tsx`; `/news#:slug` for a
   * section of the list page.
   */
  record: `/${string}:slug`;
  /** The slugs that exist, where the pattern would also match the paths of other pages. */
  slugs?: readonly string[];
  /** The one path of a record, where it differs from the pattern. */
  path?(record: RecordOf<Schema>): string;
  /** Further routes, each a file of the kind's folder. */
  routes?: readonly { path: `/${string}`; file: string }[];
  /** Paths of files that the build writes for a record. */
  files?(record: RecordOf<Schema>): string[];
  /** Paths with a query that links of the site name for a record. */
  queries?(record: RecordOf<Schema>): string[];
  /** Pages of the list after the first. */
  furtherListPages?(records: number): { path: string; page: number }[];
  /** The title of such a page. */
  listPageTitle?(page: number, words: Words<Pages>): string;

  /** Order of the list; otherwise that of the fact `order`, or of the file names. */
  sort?(one: RecordOf<Schema>, other: RecordOf<Schema>): number;
  /** Moments, besides `publish` and `expires`, at which a page of the record changes by itself. */
  changes?(record: RecordOf<Schema>): Moment[];
  /** An expired record still answers with a page of its own, so texts may link to it. */
  hasExpiredPage?: true;

  /** What the navigation calls the list. */
  label?(ui: Ui): string;
  /** Title of a record's page, where it is not the record's `title`. */
  title?(record: RecordOf<Schema>, words: Words<Pages>): string;
  /** Name of the drawing of a record's page and preview; otherwise that of the list. */
  drawing?(record: RecordOf<Schema>): string;
  /** What the search finds a record by. */
  search(record: RecordOf<Schema>): SearchText;
  /** Search results show these records among the pages instead of under a name of their own. */
  searchedAsPage?: true;
  /** How other pages show a link to a record. */
  card?(record: RecordOf<Schema>, ui: Ui): { heading: string; text: string; note: string };
  /** Questions that a record's page answers. */
  questions?(record: RecordOf<Schema>): { question: string; answer: MarkdownTree }[];
  /** A record in the feed of the list. */
  feed?(): Promise<{
    feedItem(record: RecordOf<Schema>, language: Language): FeedItem;
  }>;
  /** A record as search engines read it. */
  structuredData?(): Promise<{
    structuredData(record: RecordOf<Schema>, place: Place): Thing;
  }>;
  /** The words of the kind's pages, in their order, for programs that read Markdown. */
  markdown?(): Promise<{
    /** @param path of the list page or of a further one, without a language's prefix */
    listMarkdown?(language: Language, path: string): Part;
    recordMarkdown?(record: RecordOf<Schema>, language: Language): Part;
  }>;

  /** What `npm run new` calls one record; its scaffold is content/new/<name>.<language>.md. */
  newName?: string;
  /** The slug of a new record, where it is not the name that was given. */
  newSlug?(name: string, today: string): string;
  /** Mistakes of a record that its schema cannot see. */
  check?(facts: Readonly<Record<string, unknown>>, content: ContentLookup): ContentMistake[];
};

/** A link preview or sitemap shows a page by these. */
export type SitePage = {
  /** Its one path, without a language's prefix. */
  path: string;
  title: string;
  description: string;
  /** Name of the page's drawing in art/. */
  drawing: string;
  /** Day of the last change, as 2026-11-21. */
  updated: string;
  /** The list that the page stands under. */
  list?: { path: string; name: string };
  /** The record that the page shows. */
  record?: { kind: string; slug: string };
};

/** The page that structured data is about, in a language. */
export type Place = { page: SitePage; language: Language; url: string };

export type SearchText = {
  title: string;
  summary: string;
  description?: string;
  headings?: string[];
  body: (string | MarkdownTree)[];
};

/** A record in a feed. */
export type FeedItem = {
  /** Without a language's prefix; it never changes. */
  path: string;
  title: string;
  /** Plain text. */
  summary: string;
  content: ReactNode;
  /** Whether it has a page of its own, and so a picture. */
  hasPage: boolean;
  published: Moment;
  modified?: Moment;
  author?: string;
  tags: string[];
};

/** What a kind's own check may look up in the content folder. */
export type ContentLookup = {
  /** The words of a page as written, or undefined where there is no such file. */
  page: (name: string) => unknown;
  /** Languages that lack a file of their folder templates/. */
  languagesWithoutTemplate: (file: string) => string[];
};
export type ContentMistake = {
  keys: (string | number)[];
  expected: string;
  received: unknown;
};

/** Facts of every kind: whether, since when and until when the site shows a record (Riyadh time). */
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
