import { readDrawings } from '#app/content/drawings.server.ts';
import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { relatedCards } from '#app/kinds/cards.server.ts';
import { recordPath } from '#app/kinds/record-paths.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
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
import { studyCard } from './study-card.server.ts';

/** If the path has no slug, the page shows the featured study with that study's canonical URL. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const studies = readRecords(language, 'case-studies');
  const featured = studies.find((study) => study.featured);
  const slug = ('slug' in params ? params.slug : featured?.slug) ?? '';
  const study = await recordAt({ url, params: { slug }, context }, 'case-studies');
  return {
    study,
    canonical: recordPath('case-studies', study),
    others: studies.filter((other) => other !== study).map(studyCard),
    related: relatedCards(language, { services: study.services }),
    masthead: readMasthead(url, 'case-studies'),
    band: readDrawings().measureBand,
    page: readPage(language, 'case-study-detail'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  metaOf(
    args,
    loaderData && { ...loaderData.study, canonical: loaderData.canonical, type: 'article' },
  );

export default function CaseStudyDetail({
  loaderData: { study, others, related, masthead, band, page },
}: Route.ComponentProps) {
  const { parts, share } = useTexts();
  return (
    <>
      <Masthead
        heading={study.heading}
        lead={study.lead}
        {...masthead}
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
