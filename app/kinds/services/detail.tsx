import { readMasthead } from '#app/content/drawings.server.ts';
import { findRecord } from '#app/content/find.server.ts';
import { languageOf, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { relatedCards } from '#app/kinds/related-cards.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/shell/card-list.tsx';
import { NamedList } from '#app/shell/named-list.tsx';
import { PageLink } from '#app/shell/page-link.tsx';
import { PageText } from '#app/shell/page-text.tsx';
import { PlainList } from '#app/shell/plain-list.tsx';
import { QuestionList } from '#app/shell/question-list.tsx';
import { StepList } from '#app/shell/step-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/detail.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { study, post, ...service } = findRecord(language, 'services', params.slug);
  const others = readRecords(language, 'services').filter(({ slug }) => slug !== service.slug);
  return {
    service,
    field: readMasthead(service.slug),
    related: relatedCards(language, { 'case-studies': [study], blog: [post] }),
    others: others.map(({ slug, name }) => ({ slug, name })),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.service);

export default function Service({
  loaderData: { service, field, related, others },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const { approach, deliverables, needs, questions, contact } = service;
  const writeToUs = `/contact?service=${service.slug}`;
  return (
    <>
      <Masthead heading={service.heading} lead={service.lead} eyebrow={service.name} field={field}>
        <PageLink to={writeToUs} className="button button-gold">
          {parts.writeToUs}
        </PageLink>
      </Masthead>
      <div className="wrap">
        <dl className="facts">
          <div>
            <dt>{parts.duration}</dt>
            <dd>{service.duration}</dd>
          </div>
          <div className="facts-wide">
            <dt>{parts.team}</dt>
            <dd className="facts-text">{service.team}</dd>
          </div>
        </dl>
        <article className="article">
          <PageText text={service.body} />
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
          <QuestionList questions={questions} />
        </Section>
        <Section id="contact" heading={contact.heading}>
          <p className="prose">{contact.text}</p>
          <p className="mt-6">
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
