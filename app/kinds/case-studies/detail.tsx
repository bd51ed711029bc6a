import { readDrawings, readMasthead } from '#app/content/drawings.server.ts';
import { findRecord } from '#app/content/find.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { recordPath } from '#app/kinds/record-paths.ts';
import { relatedCards } from '#app/kinds/related-cards.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { BarChart } from '#app/ui/bar-chart.tsx';
import { CardList } from '#app/ui/card-list.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/detail.ts';

/**
 * The study in the URL. The URL without one shows the featured study and names its canonical URL.
 */
export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const studies = readRecords(language, 'case-studies');
  const featured = studies.find((study) => study.featured);
  const study = findRecord(
    language,
    'case-studies',
    ('slug' in params ? params.slug : featured?.slug) ?? '',
  );
  const canonical = recordPath('case-studies', study);
  const others = studies.filter((other) => other !== study);
  return {
    study,
    canonical,
    others: others.map((other) => ({
      to: recordPath('case-studies', other),
      heading: other.heading,
      text: other.lead,
      note: other.sector,
    })),
    related: relatedCards(language, { services: study.services }),
    field: readMasthead('case-studies'),
    band: readDrawings().measureBand,
    page: readPage(language, 'case-study-detail'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(
    args,
    args.loaderData && {
      ...args.loaderData.study,
      canonical: args.loaderData.canonical,
      type: 'article',
    },
  );

export default function CaseStudyDetail({
  loaderData: { study, others, related, field, band, page },
}: Route.ComponentProps) {
  const { parts, share } = useTexts();
  return (
    <>
      <Masthead
        heading={study.heading}
        lead={study.lead}
        field={field}
        eyebrow={
          <>
            <span>{study.sector}</span> · <span>{parts.illustrative}</span>
          </>
        }
      />
      <div className="wrap">
        <FactList
          facts={[
            { label: parts.sector, value: study.sector },
            { label: parts.duration, value: study.duration },
          ]}
        />
        <Section heading={parts.challenge}>
          <Markdown text={study.challenge} />
        </Section>
        <Section heading={parts.solution}>
          <Markdown text={study.solution} />
        </Section>
        <Section heading={parts.results}>
          <ul className="results">
            {study.results.map((result) => (
              <li key={result.measure}>
                <p>{result.text}</p>
                <BarChart result={result} drawing={band} words={parts} />
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={parts.lessons}>
          <Markdown text={study.body} />
        </Section>
        <PageSections sections={page.sections} />
        <Share words={share} />
        <Section id="related" heading={parts.related}>
          <CardList cards={related} />
        </Section>
        <Section heading={parts.otherStudies}>
          <CardList cards={others} />
        </Section>
      </div>
    </>
  );
}
