import { readDrawings, readMasthead } from '#app/content/drawings.server.ts';
import { findRecord } from '#app/content/find.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { recordPath } from '#app/kinds/record-paths.ts';
import { relatedCards } from '#app/kinds/related-cards.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/shell/card-list.tsx';
import { PageSections } from '#app/shell/page-sections.tsx';
import { PageText } from '#app/shell/page-text.tsx';
import { ResultChart } from '#app/shell/result-chart.tsx';
import { Share } from '#app/shell/share.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/detail.ts';

/**
 * One study: the one in the address, or the featured one at the address that names none, which is
 * then its canonical.
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
  const { parts } = useTexts();
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
        <dl className="facts">
          <div>
            <dt>{parts.sector}</dt>
            <dd>{study.sector}</dd>
          </div>
          <div>
            <dt>{parts.duration}</dt>
            <dd>{study.duration}</dd>
          </div>
        </dl>
        <Section heading={parts.challenge}>
          <PageText text={study.challenge} />
        </Section>
        <Section heading={parts.solution}>
          <PageText text={study.solution} />
        </Section>
        <Section heading={parts.results}>
          <ul className="results">
            {study.results.map((result) => (
              <li key={result.measure}>
                <p>{result.text}</p>
                <ResultChart result={result} drawing={band} />
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={parts.lessons}>
          <PageText text={study.body} />
        </Section>
        <PageSections sections={page.sections} />
        <Share />
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
