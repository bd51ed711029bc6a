import * as v from 'valibot';
import { parseMarkdown } from './markdown.ts';
import { type ServiceSlug, serviceSlugs } from './service-slugs.ts';

// What each content file must hold. A schema describes the English file; an Arabic one has the same keys, words only.

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const texts = v.pipe(v.array(text), v.minLength(1));
const title = v.pipe(text, v.maxLength(60));
const description = v.pipe(text, v.minLength(50), v.maxLength(170));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const date = v.pipe(v.string(), v.check(isDate, 'a date such as 2026-11-01'));
/** Where a record stands in its list. */
const order = v.pipe(v.number(), v.integer(), v.minValue(1));
const email = v.pipe(v.string(), v.email());
const markdown = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseMarkdown(dataset.value);
    } catch (error) {
      addIssue({ message: 'Markdown', expected: 'Markdown that the site renders', received: error instanceof Error ? error.message : 'text' });
      return NEVER;
    }
  }),
);
const head = { title, description, heading: text, lead: text };
const sections = v.pipe(v.array(v.strictObject({ id, heading: text, body: markdown })), v.minLength(1));

const highlight = v.strictObject({ category: text, title: text, description: text, button: text, picture: text });
const highlights = Object.fromEntries(serviceSlugs.map((slug) => [slug, highlight])) as Record<ServiceSlug, typeof highlight>;

const home = v.strictObject({
  title,
  description,
  hero: v.strictObject({ eyebrow: text, headline: text, subtitle: text, start: text, explore: text }),
  highlights: v.strictObject({ heading: text, lead: text, blocks: v.strictObject(highlights) }),
});

/** A page of its own kind that is a head and some sections of text. */
const article = v.strictObject({ ...head, sections });

const contact = v.strictObject({
  ...head,
  sections,
  promise: v.strictObject({ heading: text, text }),
  offices: v.strictObject({
    heading: text,
    riyadh: v.strictObject({ name: text, address: text }),
    dubai: v.strictObject({ name: text, address: text }),
  }),
  hours: v.strictObject({ heading: text, text, note: text }),
  email: v.strictObject({ heading: text, text }),
  copy: v.strictObject({ action: text, done: text, failed: text }),
});

const jobApplication = v.strictObject({
  title,
  heading: text,
  sections,
  labels: v.strictObject({ city: text, type: text, fullTime: text, responsibilities: text, requirements: text, otherRoles: text }),
});

const notFound = v.strictObject({ title, description: text, heading: text, lead: text, action: text, picture: text });

/** One file per one-of-a-kind page: content/<language>/pages/<name>.yaml. */
export const pages = {
  home,
  'about-us': article,
  careers: article,
  partners: article,
  services: article,
  news: article,
  contact,
  documentation: article,
  blog: article,
  'case-studies': article,
  'case-study-detail': article,
  webinars: article,
  'help-center': article,
  'partnership-form': article,
  'job-application': jobApplication,
  'not-found': notFound,
};
export type PageName = keyof typeof pages;
export type Pages = { [Name in PageName]: v.InferOutput<(typeof pages)[Name]> };
export type Section = v.InferOutput<typeof sections>[number];

/** Folders of records, one Markdown file each: content/<language>/<folder>/<slug>.md. `facts` stand in English files only. */
export const collections = {
  services: { schema: v.strictObject({ ...head, name: text, summary: text, body: markdown }), facts: [] },
  'case-studies': {
    schema: v.strictObject({
      ...head,
      sector: text,
      challenge: text,
      solution: text,
      results: texts,
      order,
      featured: v.optional(v.boolean(), false),
      body: markdown,
    }),
    facts: ['order', 'featured'],
  },
  blog: { schema: v.strictObject({ ...head, author: text, date, body: markdown }), facts: ['date'] },
  jobs: {
    schema: v.strictObject({
      name: text,
      description,
      lead: text,
      city: v.picklist(['riyadh', 'dubai']),
      order,
      responsibilities: texts,
      requirements: texts,
      body: markdown,
    }),
    facts: ['order', 'city'],
  },
  partnerships: { schema: v.strictObject({ name: text, lead: text, order, body: markdown }), facts: ['order'] },
  legal: { schema: v.strictObject({ ...head, version: text, updated: date, body: markdown }), facts: ['version', 'updated'] },
  news: { schema: v.strictObject({ heading: text, date, body: markdown }), facts: ['date'] },
};
export type CollectionName = keyof typeof collections;
export type Entry<Name extends CollectionName> = v.InferOutput<(typeof collections)[Name]['schema']> & { slug: string };

/** Facts about the firm, in no language: content/organization.yaml. */
export const organization = v.strictObject({
  founded: v.pipe(v.number(), v.integer()),
  staff: v.pipe(v.string(), v.regex(/^\d+-\d+$/)),
  countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  offices: v.strictObject({
    riyadh: v.strictObject({ phone: text }),
    dubai: v.strictObject({ phone: text }),
  }),
  email,
  social: v.pipe(
    v.array(v.strictObject({ network: v.picklist(['LinkedIn', 'X', 'YouTube', 'GitHub']), address: v.pipe(text, v.regex(/^(https:\/\/|\/)/)) })),
    v.length(4),
  ),
});
export type Organization = v.InferOutput<typeof organization>;

/** Words of the shell and of the small parts that many pages share: content/<language>/ui.yaml. */
export const ui = v.strictObject({
  site: v.strictObject({ name: text, blurb: text, rights: text }),
  navigation: v.strictObject({
    label: text,
    skip: text,
    home: text,
    menu: text,
    about: text,
    services: text,
    company: text,
    resources: text,
    legal: text,
    aboutUs: text,
    partners: text,
    careers: text,
    news: text,
    caseStudies: text,
    blog: text,
    documentation: text,
    webinars: text,
    helpCenter: text,
    contact: text,
    privacyPolicy: text,
    termsOfService: text,
    cookiePolicy: text,
    gdpr: text,
    security: text,
    social: text,
  }),
  suggestion: v.strictObject({ heading: text, text, accept: text, decline: text, close: text }),
  status: v.strictObject({ loading: text, notifications: text, announcements: text, dismiss: text }),
  release: v.strictObject({ title: text, text, reload: text }),
  error: v.strictObject({ title: text, heading: text, text, action: text }),
  parts: v.strictObject({
    services: text,
    openRoles: text,
    role: text,
    partnerships: text,
    becomePartner: text,
    posts: text,
    studies: text,
    illustrative: text,
    challenge: text,
    solution: text,
    results: text,
    lessons: text,
    otherStudies: text,
    otherServices: text,
    writeToUs: text,
    latest: text,
    founded: text,
    staff: text,
    countries: text,
    publishedBy: text,
    version: text,
    riyadh: text,
    dubai: text,
  }),
});
export type Ui = v.InferOutput<typeof ui>;

/** A day that the calendar has, as year, month and day. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
