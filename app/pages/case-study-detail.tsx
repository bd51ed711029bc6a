import { readMasthead } from '#app/content/drawings.server.ts';
import { findEntry } from '#app/content/find.server.ts';
import { languageOf, readEntries, readPage } from '#app/content/read.server.ts';
import { say } from '#app/i18n/fallback.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/shell/card-list.tsx';
import { PageSections } from '#app/shell/page-sections.tsx';
import { PageText } from '#app/shell/page-text.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/case-study-detail.ts';

/** One study: the one in the address, or the featured one at the address that names none, which is then its canonical. */
export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const studies = readEntries(language, 'case-studies');
  const featured = studies.find((study) => study.featured);
  const study = findEntry(language, 'case-studies', ('slug' in params ? params.slug : featured?.slug) ?? '');
  const canonical = study.featured ? '/case-study-detail' : `/case-studies/${study.slug}`;
  const others = studies.filter((other) => other !== study).map(({ slug: to, heading, lead, sector }) => ({ slug: to, heading, lead, sector }));
  return { study, canonical, others, field: readMasthead('case-studies'), page: readPage(language, 'case-study-detail') };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData && { ...args.loaderData.study, canonical: args.loaderData.canonical });

export default function CaseStudyDetail({ loaderData: { study, others, field, page } }: Route.ComponentProps) {
  const { parts } = useTexts();
  return (
    <>
      <Masthead
        heading={study.heading}
        lead={study.lead}
        field={field}
        eyebrow={
          <>
            <span {...say(study.sector)} /> · <span {...say(parts.illustrative)} />
          </>
        }
      />
      <div className="wrap">
        <Section heading={parts.challenge}>
          <p className="prose" {...say(study.challenge)} />
        </Section>
        <Section heading={parts.solution}>
          <p className="prose" {...say(study.solution)} />
        </Section>
        <Section heading={parts.results}>
          <ul className="prose">
            {study.results.map((result) => (
              <li key={result} {...say(result)} />
            ))}
          </ul>
        </Section>
        <Section heading={parts.lessons}>
          <PageText text={study.body} />
        </Section>
        <PageSections sections={page.sections} />
        <Section heading={parts.otherStudies}>
          <CardList cards={others.map(({ slug, heading, lead, sector }) => ({ to: `/case-studies/${slug}`, heading, text: lead, note: sector }))} />
        </Section>
      </div>
    </>
  );
}
