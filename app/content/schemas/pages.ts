import * as v from 'valibot';
import { type ServiceSlug, serviceSlugs } from '../service-slugs.ts';
import {
  date,
  description,
  id,
  markdown,
  namedItems,
  pageHead,
  plural,
  sections,
  text,
  title,
} from './fields.ts';
import {
  confirmation,
  contact,
  jobApplication,
  newsletter,
  roleClosed,
  yourData,
} from './form-pages.ts';

const highlight = v.strictObject({
  category: text,
  title: text,
  description: text,
  button: text,
  picture: text,
});
const highlights = Object.fromEntries(serviceSlugs.map((slug) => [slug, highlight])) as Record<
  ServiceSlug,
  typeof highlight
>;

const home = v.strictObject({
  title,
  description,
  updated: date,
  hero: v.strictObject({
    eyebrow: text,
    headline: text,
    subtitle: text,
    start: text,
    explore: text,
  }),
  highlights: v.strictObject({ heading: text, lead: text, blocks: v.strictObject(highlights) }),
});

/** A page of its own kind that is a head and some sections of text. */
const article = v.strictObject({ ...pageHead, sections });

const namedList = v.strictObject({ heading: text, lead: text, items: namedItems });

const aboutUs = v.strictObject({
  ...pageHead,
  sections,
  milestones: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ year: v.pipe(v.number(), v.integer()), text })),
      v.minLength(3),
    ),
  }),
  values: namedList,
  benefits: namedList,
  map: v.strictObject({ heading: text, text, picture: text, caption: text }),
  offices: v.strictObject({ heading: text, riyadh: text, dubai: text }),
});

const documentation = v.strictObject({
  ...pageHead,
  sections,
  groups: v.pipe(v.array(v.strictObject({ id, heading: text, text })), v.minLength(2)),
  labels: v.strictObject({
    menu: text,
    onThisPage: text,
    previous: text,
    next: text,
    downloads: text,
    download: text,
    anchor: text,
    neighbours: text,
  }),
});

const helpCenter = v.strictObject({
  ...pageHead,
  groups: v.pipe(
    v.array(
      v.strictObject({
        id,
        heading: text,
        questions: v.pipe(
          v.array(v.strictObject({ id, question: text, answer: markdown })),
          v.minLength(2),
        ),
      }),
    ),
    v.minLength(2),
  ),
  sections,
  labels: v.strictObject({ groups: text, link: text }),
});

const webinars = v.strictObject({
  ...pageHead,
  sections,
  labels: v.strictObject({
    upcoming: text,
    past: text,
    none: text,
    cancelled: text,
    when: text,
    inRiyadh: text,
    inDubai: text,
    inYourZone: text,
    length: text,
    language: text,
    arabic: text,
    english: text,
    seats: text,
    host: text,
    points: text,
    about: text,
    invitation: text,
    calendar: text,
    calendarText: text,
    takePart: text,
    takePartText: text,
    over: text,
    moved: text,
    all: text,
  }),
});

const blog = v.strictObject({
  ...pageHead,
  sections,
  paging: v.strictObject({ title: text, previous: text, next: text, part: text }),
});

const search = v.strictObject({
  title,
  description: text,
  heading: text,
  lead: text,
  label: text,
  submit: text,
  hint: text,
  none: text,
  advice: text,
  other: text,
  all: text,
  previous: text,
  next: text,
  part: text,
  count: plural,
  kinds: v.strictObject({
    services: text,
    blog: text,
    'case-studies': text,
    documentation: text,
    'help-center': text,
    news: text,
    jobs: text,
    webinars: text,
    pages: text,
  }),
});

/** What the legal texts share: words of the tables that are made from the site's own constants. */
const legal = v.strictObject({
  versions: text,
  version: text,
  date: text,
  change: text,
  storage: v.strictObject({
    caption: text,
    name: text,
    place: text,
    purpose: text,
    kept: text,
    local: text,
    untilCleared: text,
    session: text,
    untilClosed: text,
    rows: v.strictObject({ language: text, languageChoice: text, scroll: text }),
    cookies: text,
  }),
  retention: v.strictObject({
    caption: text,
    what: text,
    kept: text,
    rows: v.strictObject({
      contact: text,
      partnership: text,
      application: text,
      webinar: text,
      newsletter: text,
      dataRequest: text,
      feedback: text,
      mail: text,
      limits: text,
    }),
    afterEvent: text,
    untilUnsubscribed: text,
  }),
});

const notFound = v.strictObject({
  title,
  description: text,
  heading: text,
  lead: text,
  action: text,
  picture: text,
});

/** What the list of pages for language models says before it begins. */
const llms = v.strictObject({ about: text, list: text });

/** One file per one-of-a-kind page: content/<language>/pages/<name>.yaml. */
export const pages = {
  home,
  'about-us': aboutUs,
  careers: article,
  partners: article,
  services: article,
  news: article,
  contact,
  documentation,
  blog,
  'case-studies': article,
  'case-study-detail': article,
  webinars,
  'help-center': helpCenter,
  'partnership-form': article,
  'job-application': jobApplication,
  'role-closed': roleClosed,
  search,
  newsletter,
  confirmation,
  'your-data': yourData,
  legal,
  'not-found': notFound,
  llms,
};
export type PageName = keyof typeof pages;
export type Pages = { [Name in PageName]: v.InferOutput<(typeof pages)[Name]> };
