import type { Graph, Question, WebPage } from 'schema-dts';
import { readPage } from '#app/content/read.server.ts';
import { riyadhIso, toMoment } from '#app/i18n/moment.ts';
import type { Place, SitePage, Thing } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import { absoluteUrl } from '../absolute-url.server.ts';
import { stepsTo } from '../masthead.server.ts';
import { organizationInFull, organizationInShort, website } from './organization.server.ts';
import { peopleOn } from './person.server.ts';
import { ids, imageOf, placeOf } from './place.server.ts';

export async function graphOf(page: SitePage, language: Language): Promise<Graph> {
  const place = placeOf(page, language);
  const isHome = page.path === '/';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      isHome ? organizationInFull(language) : organizationInShort(language),
      ...(isHome ? [website(language)] : []),
      webPage(place),
      ...(isHome ? [] : [breadcrumbs(place)]),
      ...(await recordOn(place)),
      ...peopleOn(place),
    ],
  };
}

const PAGE_TYPES: Record<string, string> = { '/about-us': 'AboutPage', '/contact': 'ContactPage' };

function isList({ path, list, record }: SitePage): boolean {
  return (list !== undefined && !record) || allKinds.some(([, kind]) => kind.list === path);
}

function webPage(place: Place): WebPage {
  const { page, language, url } = place;
  const questions = questionsOn(place);
  return {
    '@type':
      questions.length > 0
        ? ['WebPage', 'FAQPage']
        : (PAGE_TYPES[page.path] ?? (isList(page) ? 'CollectionPage' : 'WebPage')),
    '@id': ids.of(place, 'webpage'),
    url,
    name: page.title,
    description: page.description,
    inLanguage: language.code,
    dateModified: riyadhIso(toMoment(page.updated)),
    isPartOf: { '@id': ids.website(language) },
    primaryImageOfPage: imageOf(place),
    ...(page.path === '/'
      ? { about: { '@id': ids.organization() } }
      : { breadcrumb: { '@id': ids.of(place, 'breadcrumb') } }),
    ...(questions.length > 0 ? { mainEntity: questions.map(answered) } : {}),
  } as WebPage;
}

/** More questions would repeat most of the help center's text. */
const MOST_QUESTIONS = 10;

function questionsOn({ page, language }: Place) {
  if (page.path === '/help-center')
    return readPage(language, 'help-center')
      .groups.flatMap(({ questions }) => questions)
      .slice(0, MOST_QUESTIONS);
  return page.record?.kind.questions?.(page.record.facts) ?? [];
}

function answered({ question, answer }: { question: string; answer: MarkdownTree }): Question {
  const text = plainTextOf(answer).replace(/\s+/g, ' ').trim();
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } };
}

function breadcrumbs(place: Place): Thing {
  const { page, language } = place;
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.of(place, 'breadcrumb'),
    itemListElement: stepsTo(page, language).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, language),
    })),
  };
}

async function recordOn(place: Place): Promise<Thing[]> {
  const { record } = place.page;
  const module = await record?.kind.structuredData?.();
  return record && module ? [module.structuredData(record.facts, place)] : [];
}
