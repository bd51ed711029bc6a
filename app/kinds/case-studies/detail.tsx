import { readClient } from '#app/content/clients.server.ts';
import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { relatedCards } from '#app/kinds/cards.server.ts';
import { recordPath } from '#app/kinds/record-paths.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import { unitsOf } from '#app/ui/units-of.ts';
import type { Route } from './+types/detail.ts';
import { Lessons } from './lessons.tsx';
import { Quotation } from './quotation.tsx';
import { ResultChart } from './result-chart.tsx';
import { Solution } from './solution.tsx';
import { StudyMasthead } from './study-masthead.tsx';
import { leadingResult, studyOverview } from './study-overview.server.ts';
import { StudyRow } from './study-row.tsx';

/** Without a slug, the page shows the featured study with that study's canonical URL. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const studies = readRecords(language, 'case-studies');
  const featured = studies.find((study) => study.featured);
  const slug = ('slug' in params ? params.slug : featured?.slug) ?? '';
  const study = await recordAt({ url, params: { slug }, context }, 'case-studies');
  const next = studies[(studies.indexOf(study) + 1) % studies.length] ?? study;
  const { ofClient, ...page } = readPage(language, 'case-study-detail');
  const client = readClient(study, language);
  return {
    study,
    client: client && { ...client, label: readPage(language, 'firm-facts').client },
    leading: leadingResult(study),
    canonical: recordPath('case-studies', study),
    next: studyOverview(next, language),
    services: relatedCards(language, { services: study.services }),
    trail: readMasthead(url, 'case-studies').trail,
    page: client ? { ...page, sections: ofClient } : page,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  metaOf(
    args,
    loaderData && { ...loaderData.study, canonical: loaderData.canonical, type: 'article' },
  );

export default function CaseStudyDetail({
  loaderData: { study, client, leading, next, services, trail, page },
}: Route.ComponentProps) {
  const { navigation, parts, share } = useTexts();
  const writeToUs = `/contact?case=${study.slug}`;
  const units = unitsOf(leading);
  const [before] = leading.bars;
  return (
    <>
      <StudyMasthead
        study={study}
        client={client?.name}
        result={leading}
        trail={trail}
        action={
          <PageLink to={writeToUs} className="button button-gold">
            {page.action}
          </PageLink>
        }
      >
        <FactList
          facts={[
            ...(client ? [{ label: client.label, value: <ClientName {...client} /> }] : []),
            { label: parts.duration, value: study.duration },
            { label: study.counted.label, value: study.counted.number },
            {
              label: navigation.services,
              text: (
                <ul id="related">
                  {services.map(({ to, heading }) => (
                    <li key={to}>
                      <PageLink to={to}>{heading}</PageLink>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      </StudyMasthead>
      <div className="wrap">
        <Section heading={parts.challenge} className="challenge">
          <Markdown text={study.challenge} />
        </Section>
      </div>
      <section className="band band-paper">
        <div className="wrap">
          <h2>{parts.solution}</h2>
          <p className="note">{study.duration}</p>
          <Solution {...study} />
        </div>
      </section>
      <section className="band band-night band-evidence">
        <div className="wrap">
          <div className="level">
            <h2>{parts.results}</h2>
            <p>{study.worth}</p>
          </div>
          <ul className="results">
            {study.results.map((result) => (
              <li key={result.measure}>
                <p>{result.text}</p>
                <ResultChart result={result} />
              </li>
            ))}
          </ul>
          {study.quotations?.map((quotation) => (
            <Quotation key={quotation.text} {...quotation} />
          ))}
          <div className="study-method">
            {page.sections.map(({ id, heading, body }) => (
              <details key={id} id={id}>
                <summary className="fold">
                  <h3>{heading}</h3>
                </summary>
                <Markdown text={body} />
              </details>
            ))}
          </div>
        </div>
      </section>
      <section className="band band-paper">
        <div className="wrap">
          <Lessons heading={parts.lessons} body={study.body} />
          <Share words={share} />
        </div>
      </section>
      <aside className="band">
        <StudyRow study={next} label={`${page.nextStudy}: ${next.sector}`} />
      </aside>
      <NextStep
        words={{ heading: study.question, action: page.action }}
        promise={parts.promise}
        to={writeToUs}
        art={before && units && <UnitChart {...blockOf(before.value)} />}
      />
    </>
  );
}

/** A block of rings that is nearly as high as the band. */
function blockOf(count: number) {
  const perRow = Math.ceil(Math.sqrt(1.8 * count));
  return { count, perRow, unit: Math.min(72, Math.floor(288 / Math.ceil(count / perRow))) };
}

function ClientName({ name, url }: { name: string; url: string | undefined }) {
  return url ? <a href={url}>{name}</a> : name;
}
