import type { Language } from '#content/languages.ts';
import { readEntries, readUi } from './read.server.ts';

type Related = { services?: string[]; studies?: string[]; posts?: string[] };
type RelatedCard = { to: string; heading: string; text: string; note: string };

/** Cards that lead to other records, by their slugs: those that the site shows now. */
export function relatedCards(
  language: Language,
  { services = [], studies = [], posts = [] }: Related,
): RelatedCard[] {
  const { parts } = readUi(language);
  const named = (slugs: string[]) => (entry: { slug: string }) => slugs.includes(entry.slug);
  return [
    ...readEntries(language, 'services')
      .filter(named(services))
      .map(({ slug, name, summary }) => ({
        to: `/services/${slug}`,
        heading: name,
        text: summary,
        note: parts.service,
      })),
    ...readEntries(language, 'case-studies')
      .filter(named(studies))
      .map((study) => ({
        to: studyPath(study),
        heading: study.heading,
        text: study.lead,
        note: parts.study,
      })),
    ...readEntries(language, 'blog')
      .filter(named(posts))
      .map(({ slug, heading, lead }) => ({
        to: `/blog/${slug}`,
        heading,
        text: lead,
        note: parts.article,
      })),
  ];
}

/** A study's one address: the featured one has a page of its own. */
export function studyPath({ slug, featured }: { slug: string; featured: boolean }): string {
  return featured ? '/case-study-detail' : `/case-studies/${slug}`;
}
