import { readServicePicture } from '#app/content/drawings.server.ts';
import { findRecord } from '#app/content/find.server.ts';
import { languageOf, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { relatedCards } from '#app/kinds/cards.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Coin } from '#app/ui/coin.tsx';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { WeekScale } from '../week-scale.tsx';
import type { Route } from './+types/detail.ts';
import { Evidence } from './evidence.tsx';
import { Ledger } from './ledger.tsx';
import { Problem } from './problem.tsx';
import { ServiceMasthead, ServiceTerms } from './service-masthead.tsx';
import type { ServiceSlug } from './slugs.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { post, ...service } = findRecord(language, 'services', params.slug);
  const others = readRecords(language, 'services').filter(({ slug }) => slug !== service.slug);
  return {
    service,
    trail: readMasthead(url, service.slug).trail,
    picture: readServicePicture(service.slug as ServiceSlug),
    related: relatedCards(language, { 'case-studies': [service.study], blog: [post] }).map(
      ({ to, heading, note }) => ({ to, heading, note }),
    ),
    others: others.map(({ slug, name }) => ({ slug, name })),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.service);

export default function Service({
  loaderData: { service, trail, picture, related, others },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const { slug, approach, questions, contact, evidence, study, weeks } = service;
  const writeToUs = `/contact?service=${slug}`;
  return (
    <>
      <ServiceMasthead service={service} trail={trail} picture={picture} to={writeToUs} />
      <ServiceTerms service={service} />
      <LateStyles />
      <div className="band band-night band-evidence">
        <div className="wrap beside">
          <Evidence figure={evidence.figure} to={parts.to} />
          <p>
            {evidence.text}{' '}
            <PageLink to={`/case-studies/${study}`} className="more">
              {parts.howMeasured}
            </PageLink>
          </p>
        </div>
      </div>
      <section className="band">
        <Problem text={service.body} />
      </section>
      <section className="band band-paper" id="steps">
        <div className="wrap">
          <h2>{approach.heading}</h2>
          <WeekScale label={parts.weeks} weeks={weeks} steps={approach.steps} />
        </div>
      </section>
      <Ledger service={service} give={parts.youGive} receive={parts.youReceive} />
      <section className="band band-paper" id="questions">
        <div className="wrap beside">
          <h2>{parts.questions}</h2>
          <Accordion questions={questions} />
          <PageLink to={writeToUs} className="button button-line">
            {parts.anotherQuestion}
          </PageLink>
        </div>
      </section>
      <div className="band" id="related">
        {related.length > 0 && (
          <section className="wrap related">
            <h2>{parts.related}</h2>
            <ul>
              {related.map(({ to, heading, note }) => (
                <li key={to}>
                  <p className="note">{note}</p>
                  <h3>
                    <PageLink to={to}>{heading}</PageLink>
                  </h3>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="wrap other-services">
          <h2>{parts.otherServices}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.slug}>
                <PageLink to={`/services/${other.slug}`}>
                  <Coin service={other.slug} />
                  {other.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <NextStep
        words={{ ...contact, action: parts.writeToUs }}
        promise={parts.promise}
        to={writeToUs}
        art={<Coin service={service.slug} />}
      />
    </>
  );
}
