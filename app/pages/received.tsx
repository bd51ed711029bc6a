import { WAITLISTED } from '#app/constants.ts';
import { notFound } from '#app/content/find.server.ts';
import { findShown, languageOf, readPage } from '#app/content/read.server.ts';
import { openConfirmation } from '#app/forms/engine/confirmation-path.server.ts';
import { starPathsOf } from '#app/forms/engine/reference-star.server.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { localTime } from '#app/i18n/local-time.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { relatedCards } from '#app/kinds/cards.server.ts';
import { calendarLinks } from '#app/kinds/webinars/calendar-links.server.ts';
import { tokens } from '#app/ports.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Language } from '#content/languages.ts';
import type { Route } from './+types/received.ts';
import { Ticket } from './received-ticket.tsx';

/** Nobody replies to these forms, so their confirmations have no reference. */
const WITHOUT_TICKET = new Set(['feedback', 'newsletter']);

/** A template and a case study to read before the reply. */
const READING = { documentation: ['project-brief'], 'case-studies': ['manufacturing'] };

/** The signed token in the URL contains all facts of the confirmation. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { description, ...words } = readPage(language, 'confirmation');
  const received = openConfirmation(params.token, context.get(tokens));
  if (!received) throw notFound(language);
  const { form, reference, receivedAt, dueAt, seat, event } = received;
  const timeOf = (moment: number) => ({
    day: formatDay(moment, language),
    time: formatTime(moment, language),
  });
  return {
    words,
    ticket: !WITHOUT_TICKET.has(form) && {
      reference,
      star: starPathsOf(reference),
      received: timeOf(receivedAt),
      due: dueAt !== undefined && {
        within: dueAt - receivedAt,
        moment: new Date(dueAt).toISOString(),
        time: timeOf(dueAt),
        here: localTime(words.inYourZone, dueAt, dueAt, language),
      },
    },
    calendars: seat === WAITLISTED ? undefined : calendarsOf(event, language),
    reading: relatedCards(language, READING).map(({ text: _none, ...card }) => card),
    said: { ...words[seat === WAITLISTED ? 'waiting' : form], description },
  };
}

/** Only webinars have links to calendars. */
function calendarsOf(slug: string | undefined, language: Language) {
  const webinar = slug ? findShown(language, 'webinars', slug) : undefined;
  return (
    webinar && {
      file: `/webinars/${webinar.slug}/invitation.ics`,
      ...calendarLinks(webinar, language),
    }
  );
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.said, index: false });

export default function Received({
  loaderData: { words, ticket, said, calendars, reading },
}: Route.ComponentProps) {
  const { navigation } = useTexts();
  return (
    <div className="received">
      <Masthead heading={said.heading} lead={said.lead}>
        {!ticket && (
          <PageLink to="/" className="button button-gold">
            {words.back}
          </PageLink>
        )}
      </Masthead>
      {ticket && (
        <div className="wrap">
          <Ticket {...ticket} words={words} />
          {calendars && <Calendars links={calendars} words={words.calendars} />}
          <section id="meanwhile" className="after">
            <h2>{words.meanwhile}</h2>
            <ul className="received-reading">
              {reading.map(({ to, heading, note }) => (
                <li key={to}>
                  <p className="note">{note ?? navigation.documentation}</p>
                  <h3>
                    <PageLink to={to}>{heading}</PageLink>
                  </h3>
                </li>
              ))}
            </ul>
            <PageLink to="/" className="more">
              {words.back}
            </PageLink>
          </section>
        </div>
      )}
    </div>
  );
}

type CalendarsProps = {
  links: NonNullable<Route.ComponentProps['loaderData']['calendars']>;
  words: Route.ComponentProps['loaderData']['words']['calendars'];
};

/** Nothing may be requested from another site before a click. */
function Calendars({ links, words }: CalendarsProps) {
  return (
    <section id="calendars" className="after">
      <h2>{words.heading}</h2>
      <ul className="received-calendars">
        <li>
          <PageLink to={links.file} className="more">
            {words.file}
          </PageLink>
        </li>
        <li>
          <a href={links.google} className="more">
            {words.google}
          </a>
        </li>
        <li>
          <a href={links.outlook} className="more">
            {words.outlook}
          </a>
        </li>
      </ul>
    </section>
  );
}
