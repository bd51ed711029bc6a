import * as v from 'valibot';
import { allKinds, kindPages } from '#app/kinds/kinds.ts';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { assessment } from './assessment.ts';
import {
  date,
  description,
  id,
  listOf,
  markdown,
  namedItems,
  nextStep,
  order,
  pageWords,
  plural,
  slug,
  text,
  textPage,
  texts,
  textsNamed,
  title,
} from './fields.ts';
import { firmFacts } from './firm-facts.ts';
import { confirmation, contact, newsletter, staff, yourData } from './form-pages.ts';

const highlight = v.strictObject(textsNamed('category title description button picture'));
const highlights = v.entriesFromList(serviceSlugs, highlight);

const home = v.strictObject({
  title,
  description,
  updated: date,
  results: v.pipe(
    listOf(v.strictObject({ study: slug, result: order }), { least: 2 }),
    v.description('Results of case studies: the study, and the number of its result, from 1.'),
  ),
  hero: v.strictObject(textsNamed('eyebrow headline subtitle start explore result')),
  angle: v.pipe(
    v.strictObject(textsNamed('caption label')),
    v.description('The caption of the drawn lines, and the name of the control for their angle.'),
  ),
  highlights: v.strictObject({
    ...textsNamed('heading lead fourToSeven eightToEleven'),
    blocks: v.strictObject(highlights),
  }),
  proof: v.strictObject({
    ...textsNamed('heading reason unit note check'),
    checks: v.strictObject(textsNamed('paper corrections assessment')),
    paper: v.strictObject({
      ...textsNamed('label heading option effort effect advised condition'),
      options: listOf(
        v.pipe(
          v.strictObject({
            ...textsNamed('name effort effect'),
            days: v.pipe(v.number(), v.integer(), v.minValue(0)),
            isAdvised: v.optional(v.boolean()),
          }),
          v.check(
            ({ days, effort }) => days === 0 || effort.includes(String(days)),
            'an `effort` that contains the number of `days`',
          ),
        ),
        { least: 2 },
      ),
    }),
  }),
  case: v.strictObject(textsNamed('action')),
  method: v.strictObject(textsNamed('heading scope action cost')),
  next: v.strictObject({ ...nextStep.entries, calculator: text }),
});

const namedList = v.strictObject({ heading: text, lead: text, items: namedItems });

const aboutUs = v.strictObject({
  ...pageWords,
  word: v.strictObject({ picture: text, caption: text }),
  figures: v.strictObject(textsNamed('offices founded staff')),
  questions: v.strictObject({ heading: text, items: texts }),
  rest: v.pipe(
    v.strictObject(textsNamed('story where')),
    v.description('Names what follows the first paragraph of these sections.'),
  ),
  milestones: v.strictObject({
    heading: text,
    items: listOf(v.strictObject({ year: v.pipe(v.number(), v.integer()), text }), { least: 3 }),
  }),
  values: namedList,
  benefits: v.strictObject({
    heading: text,
    lead: text,
    items: listOf(v.strictObject({ when: text, name: text, text }), { least: 3 }),
  }),
  map: v.strictObject({ picture: text, caption: text }),
  offices: v.objectWithRest({ heading: text }, text),
  next: nextStep,
});

const questionWithId = v.strictObject({ id, question: text, answer: markdown });
const questionGroup = v.strictObject({
  id,
  heading: text,
  /** At first, the answer to its first question is open. */
  isOpen: v.optional(v.boolean(), false),
  questions: listOf(questionWithId, { least: 2 }),
});
const helpCenter = v.strictObject({
  ...pageWords,
  groups: listOf(questionGroup, { least: 2 }),
  labels: v.strictObject({ groups: text, link: text }),
  nextStep,
});

const kindNames = Object.fromEntries(
  allKinds.filter(([, kind]) => kind.search && !kind.searchedAsPage).map(([name]) => [name, text]),
);

const search = v.strictObject({
  title,
  ...textsNamed(
    'description heading lead label submit hint none instead advice other all previous next',
    'page allOfKind everyKind questions documents',
  ),
  examples: v.pipe(
    listOf(text, { least: 1, most: 4 }),
    v.description('Searches that the empty search shows after `hint`.'),
  ),
  count: plural,
  kinds: v.strictObject({ 'help-center': text, pages: text, ...kindNames }),
  groups: v.pipe(
    v.strictObject({ 'help-center': text, pages: text, ...kindNames }),
    v.description('The headings of the results of each kind.'),
  ),
  popular: v.pipe(
    listOf(slug, { least: 3, most: 3 }),
    v.description('The names of three documents that the page shows before a search.'),
  ),
});

const notFound = v.strictObject({
  title,
  ...textsNamed('description heading lead action picture near'),
});

const llms = v.strictObject({ about: text, list: text });

/** The schema of each page file, content/<language>/pages/<name>.yaml, by name. */
export const pages = {
  ...kindPages,
  home,
  'about-us': aboutUs,
  contact,
  'help-center': helpCenter,
  assessment,
  'firm-facts': firmFacts,
  'partnership-form': textPage,
  search,
  newsletter,
  confirmation,
  'your-data': yourData,
  staff,
  'not-found': notFound,
  llms,
};
export type PageName = keyof typeof pages;
export type Pages = { [Name in PageName]: v.InferOutput<(typeof pages)[Name]> };
