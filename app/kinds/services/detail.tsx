import { findRecord } from '#app/content/find.server.ts';
import { languageOf, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { relatedCards } from '#app/kinds/cards.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { CardList } from '#app/ui/card-list.tsx';
import { Evidence } from '#app/ui/evidence.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NamedList } from '#app/ui/named-list.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import type { Route } from './+types/detail.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { post, ...service } = findRecord(language, 'services', params.slug);
  const others = readRecords(language, 'services').filter(({ slug }) => slug !== service.slug);
  return {
    service,
    masthead: readMasthead(url, service.slug),
    related: relatedCards(language, { 'case-studies': [service.study], blog: [post] }),
    others: others.map(({ slug, name }) => ({ slug, name })),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.service);

export default function Service({
  loaderData: { service, masthead, related, others },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const { approach, deliverables, needs, questions, contact, evidence, study } = service;
  const writeToUs = `/contact?service=${service.slug}`;
  return (
    <>
      <Masthead heading={service.heading} lead={service.lead} eyebrow={service.name} {...masthead}>
        <PageLink to={writeToUs} className="button button-gold">
          {parts.writeToUs}
        </PageLink>
      </Masthead>
      <div className="wrap">
        <FactList
          facts={[
            { label: parts.duration, value: service.duration },
            { label: parts.team, text: service.team, isWide: true },
          ]}
        />
        <FactList
          facts={[
            { label: parts.audience, text: service.audience },
            { label: parts.firstWeeks, text: service.firstWeeks },
          ]}
        />
        <Evidence {...evidence} study={study} measured={parts.howMeasured} />
        <article className="article">
          <Markdown text={service.body} />
        </article>
        <Section id="steps" heading={approach.heading}>
          <StepList steps={approach.steps} />
        </Section>
        <Section id="deliverables" heading={deliverables.heading}>
          <NamedList items={deliverables.items} />
        </Section>
        <Section id="needs" heading={needs.heading}>
          <PlainList items={needs.items} />
        </Section>
        <Section id="questions" heading={parts.questions}>
          <Accordion questions={questions} />
        </Section>
        <Section id="contact" heading={contact.heading}>
          <p className="prose">{contact.text}</p>
          <p className="section-footer">
            <PageLink to={writeToUs} className="button button-line">
              {parts.writeToUs}
            </PageLink>
          </p>
        </Section>
        {related.length > 0 && (
          <Section id="related" heading={parts.related}>
            <CardList cards={related} />
          </Section>
        )}
        <Section heading={parts.otherServices}>
          <ul className="link-columns">
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <PageLink to={`/services/${slug}`}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
