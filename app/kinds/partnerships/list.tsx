import type { ReactNode } from 'react';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import type { KindRecord } from '#app/kinds/kinds.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import type { Route } from './+types/list.ts';
import { Meeting, meetings } from './meeting.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'partners'),
    masthead: readMasthead(url, 'partners'),
    partnerships: readRecords(language, 'partnerships'),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Partners({
  loaderData: { page, masthead, partnerships },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const [how, ...terms] = page.sections;
  return (
    <>
      <MastheadWithLink
        words={{ ...page, action: parts.becomePartner }}
        to="/partnership-form"
        {...masthead}
      />
      {how && (
        <section id={how.id} className="band band-paper">
          <div className="wrap partner-start level">
            <h2>{how.heading}</h2>
            <Markdown text={how.body} />
          </div>
        </section>
      )}
      <LateStyles />
      <section id="types" className="band">
        <div className="wrap">
          <h2>{page.types.heading}</h2>
          <p className="lead partner-lead-in">{page.types.lead}</p>
          <div className="partner-types">
            {partnerships.map((type) => (
              <Type key={type.slug} {...type} labels={page.labels} />
            ))}
          </div>
          <p className="prose">{page.types.note}</p>
        </div>
      </section>
      <section className="band band-paper">
        <div className="wrap partner-terms">
          {terms.map(({ id, heading, body }) => (
            <details key={id} id={id} tabIndex={-1} className="partner-fold partner-term">
              <summary className="fold">
                <h2>{heading}</h2>
              </summary>
              <Markdown text={body} />
            </details>
          ))}
        </div>
      </section>
      <NextStep words={page.next} to="/partnership-form" art={<Meeting />} />
    </>
  );
}

type TypeProps = KindRecord<'partnerships'> & {
  labels: Record<'link' | 'suits' | 'example' | 'firstStep' | 'refuses', string>;
};

function Type({ slug, name, bring, lead, body, labels, ...type }: TypeProps) {
  const { parts } = useTexts();
  return (
    <details id={slug} tabIndex={-1} className="partner-fold partner-type">
      <summary className="fold">
        <h3>{name}</h3>
        <span className="partner-offer">
          <Offer label={parts.youBring}>{bring}</Offer>
          <Meeting stars={meetings[slug]} />
          <Offer label={parts.weBring}>{type.weBring[0]}</Offer>
        </span>
      </summary>
      <p className="partner-lead">{lead}</p>
      <Row label={labels.suits}>
        <Markdown text={body} />
      </Row>
      <Row label={parts.youBring}>
        <PlainList items={type.youBring} />
      </Row>
      <Row label={parts.weBring}>
        <PlainList items={type.weBring} />
      </Row>
      <Row label={labels.example}>
        <Markdown text={type.example} />
      </Row>
      <Row label={labels.firstStep}>
        <Markdown text={type.firstStep} />
      </Row>
      <Row label={labels.refuses}>
        <Markdown text={type.refuses} />
      </Row>
      <p className="partner-links">
        <PageLink
          to={`/partnership-form?type=${slug}`}
          className="button button-line"
          aria-label={`${parts.becomePartner}: ${name}`}
        >
          {parts.becomePartner}
        </PageLink>
        <a className="more" href={`#${slug}`} aria-label={`${labels.link}: ${name}`}>
          {labels.link}
        </a>
      </p>
    </details>
  );
}

function Offer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span>
      <b>{label}</b> {children}
    </span>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h4>{label}</h4>
      {children}
    </div>
  );
}
