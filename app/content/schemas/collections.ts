import * as v from 'valibot';
import { languageCodes } from '#content/languages.ts';
import {
  date,
  description,
  endMoment,
  head,
  markdown,
  moment,
  namedItems,
  order,
  question,
  slug,
  text,
  texts,
  title,
} from './fields.ts';

/**
 * Facts that any record may have: whether, since when and until when the site shows it, in Riyadh
 * time.
 */
const shown = {
  draft: v.optional(v.boolean(), false),
  publish: v.optional(moment),
  expires: v.optional(endMoment),
};
const slugs = v.pipe(v.array(slug), v.minLength(1));

const service = v.strictObject({
  ...head,
  ...shown,
  updated: date,
  name: text,
  summary: text,
  /** The problem that a client comes with, in prose. */
  body: markdown,
  duration: text,
  team: text,
  approach: v.strictObject({
    heading: text,
    steps: v.pipe(
      v.array(v.strictObject({ name: text, time: text, text })),
      v.minLength(3),
      v.maxLength(6),
    ),
  }),
  deliverables: v.strictObject({ heading: text, items: namedItems }),
  needs: v.strictObject({ heading: text, items: texts }),
  questions: v.pipe(v.array(question), v.minLength(3), v.maxLength(6)),
  contact: v.strictObject({ heading: text, text, subject: v.pipe(text, v.maxLength(150)) }),
  study: slug,
  post: slug,
});

const caseStudy = v.strictObject({
  ...head,
  ...shown,
  date,
  updated: v.optional(date),
  sector: text,
  duration: text,
  challenge: markdown,
  solution: markdown,
  results: v.pipe(
    v.array(
      v.strictObject({
        text,
        /** What the bars measure, and in which unit; `%` for a share of a hundred. */
        measure: text,
        unit: text,
        bars: v.pipe(
          v.array(v.strictObject({ label: text, value: v.pipe(v.number(), v.minValue(0)) })),
          v.minLength(2),
          v.maxLength(4),
        ),
      }),
    ),
    v.minLength(2),
  ),
  services: slugs,
  order,
  featured: v.optional(v.boolean(), false),
  body: markdown,
});

const post = v.strictObject({
  ...head,
  ...shown,
  author: text,
  date,
  updated: v.optional(date),
  services: slugs,
  study: slug,
  body: markdown,
});

const job = v.strictObject({
  name: text,
  ...shown,
  description,
  lead: text,
  city: v.picklist(['riyadh', 'dubai']),
  order,
  posted: date,
  expires: endMoment,
  responsibilities: texts,
  requirements: texts,
  offer: texts,
  body: markdown,
});

const partnership = v.strictObject({
  name: text,
  ...shown,
  lead: text,
  order,
  youBring: texts,
  weBring: texts,
  body: markdown,
});

const legalText = v.strictObject({
  ...head,
  ...shown,
  version: text,
  updated: date,
  /** What changed with each version, the latest first. */
  changes: v.pipe(v.array(v.strictObject({ version: text, date, text })), v.minLength(1)),
  body: markdown,
});

const newsItem = v.strictObject({ heading: text, ...shown, date, body: markdown });

const documentationArticle = v.strictObject({
  ...head,
  ...shown,
  date,
  updated: v.optional(date),
  name: text,
  /** The group of pages/documentation.yaml that it stands in. */
  section: slug,
  order,
  /** Files of the folder templates/ of the same language. */
  downloads: v.optional(
    v.array(
      v.strictObject({
        file: v.pipe(
          v.string(),
          v.regex(/^[a-z0-9-]+\.(csv|md)$/, 'a file such as risk-register.csv'),
        ),
        name: text,
      }),
    ),
    [],
  ),
  body: markdown,
});

const webinar = v.strictObject({
  title,
  ...shown,
  description,
  heading: text,
  lead: text,
  starts: moment,
  /** When it was to begin before it was moved. */
  movedFrom: v.optional(moment),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(240)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The language that is spoken. */
  held: v.picklist(languageCodes),
  cancelled: v.optional(v.boolean(), false),
  /** Since when its invitation has said what it says; calendars take the later one. */
  updated: date,
  host: text,
  points: texts,
  body: markdown,
});

const SHOWN = ['draft', 'publish', 'expires'];

/**
 * Folders of records, one Markdown file each: content/<language>/<folder>/<slug>.md. `facts` stand
 * in English files only.
 */
export const collections = {
  services: { schema: service, facts: [...SHOWN, 'updated', 'study', 'post'] },
  'case-studies': {
    schema: caseStudy,
    facts: [...SHOWN, 'date', 'updated', 'order', 'featured', 'services'],
  },
  blog: { schema: post, facts: [...SHOWN, 'date', 'updated', 'services', 'study'] },
  jobs: { schema: job, facts: [...SHOWN, 'order', 'city', 'posted'] },
  partnerships: { schema: partnership, facts: [...SHOWN, 'order'] },
  legal: { schema: legalText, facts: [...SHOWN, 'version', 'updated'] },
  news: { schema: newsItem, facts: [...SHOWN, 'date'] },
  documentation: {
    schema: documentationArticle,
    facts: [...SHOWN, 'date', 'updated', 'section', 'order'],
  },
  webinars: {
    schema: webinar,
    facts: [...SHOWN, 'starts', 'movedFrom', 'minutes', 'seats', 'held', 'cancelled', 'updated'],
  },
};
export type CollectionName = keyof typeof collections;
export type Entry<Name extends CollectionName> = v.InferOutput<
  (typeof collections)[Name]['schema']
> & { slug: string };
