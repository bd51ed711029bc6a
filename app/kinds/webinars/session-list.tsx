import type { Pages } from '#app/content/schemas/pages.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import type { WebinarCard } from './webinar-words.server.ts';

type Labels = Pages['webinars']['labels'];
type SessionListProps = {
  sessions: WebinarCard[];
  labels: Labels;
  /** The path of the webinar to show as a ticket. */
  ticket?: string | undefined;
  arePast?: boolean;
};

export function SessionList({ sessions, labels, ticket, arePast = false }: SessionListProps) {
  return (
    <ol className={arePast ? 'sessions sessions-past' : 'sessions'}>
      {sessions.map((session) =>
        session.card.to === ticket ? (
          <Ticket key={ticket} session={session} labels={labels} />
        ) : (
          <Row key={session.card.to} session={session} labels={labels} isPast={arePast} />
        ),
      )}
    </ol>
  );
}

type SessionProps = { session: WebinarCard; labels: Labels };

function Ticket({ session, labels }: SessionProps) {
  const { card, seats } = session;
  return (
    <li className="row session webinar-ticket band-night">
      <SessionDate session={session} />
      <div>
        <SessionWords session={session} />
        <SessionFacts session={session} labels={labels} />
      </div>
      <div className="ticket-seats">
        <UnitChart count={seats.count} unit={20} isClosed />
        <p>{seats.text}</p>
        <PageLink to={`${card.to}#register`} className="button button-gold">
          {labels.register}
        </PageLink>
      </div>
    </li>
  );
}

function Row({ session, labels, isPast }: SessionProps & { isPast: boolean }) {
  return (
    <li className="row session session-row line-on-hover">
      <SessionDate session={session} />
      <div>
        <SessionWords session={session} />
      </div>
      <SessionFacts session={session} labels={labels} isPast={isPast} />
      <Icon name="arrow" />
    </li>
  );
}

function SessionDate({ session: { starts, date } }: Pick<SessionProps, 'session'>) {
  return (
    <p className="note session-date">
      <time dateTime={new Date(starts).toISOString()}>
        <span>{date.weekday}</span> <span className="session-day">{date.day}</span>{' '}
        <span>{date.month}</span>
      </time>
      {date.hijri && <span>{date.hijri}</span>}
    </p>
  );
}

function SessionWords({ session: { card } }: Pick<SessionProps, 'session'>) {
  return (
    <>
      <h3>
        <PageLink to={card.to}>{card.heading}</PageLink>
      </h3>
      <p>{card.text}</p>
    </>
  );
}

function SessionFacts({ session, labels, isPast }: SessionProps & { isPast?: boolean }) {
  const { time, inOffices, spoken, duration, cancelled } = session;
  const { parts } = useTexts();
  return (
    <ul className="session-facts">
      <li className="tag">
        <span className="sr-only">{labels.language}: </span>
        {spoken}
      </li>
      <li>
        <span className="sr-only">{parts.duration}: </span>
        {duration}
      </li>
      <li className="session-time">
        {time} {labels.inRiyadh}
      </li>
      {!isPast &&
        inOffices.map((time) => (
          <li key={time} className="session-time">
            {time}
          </li>
        ))}
      {cancelled && (
        <li>
          <strong>{labels.cancelled}</strong>
        </li>
      )}
    </ul>
  );
}
