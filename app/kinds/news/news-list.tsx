import { PageLink } from '#app/ui/page-link.tsx';
import signs from '#generated/signs.json' with { type: 'json' };
import type { newsCard } from './news-card.server.ts';

type Item = ReturnType<typeof newsCard>;

export function NewsList({ items, level = 3 }: { items: Item[]; level?: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul className="cards ledger">
      {items.map(({ to, id, heading, text, event, topic, isCorrection, ...day }) => (
        <li key={to} id={id} className="card">
          <Day {...day} />
          <p className="ledger-event">
            {isCorrection && <OpenStar />}
            <span className={isCorrection ? 'ledger-correction' : undefined}>{event}</span>
            <span>{topic}</span>
          </p>
          <div className="ledger-words">
            <Heading>
              <PageLink to={to}>{heading}</PageLink>
            </Heading>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type DayProps = Pick<Item, 'date' | 'number' | 'month' | 'year' | 'hijri'>;

export function Day({ date, number, month, year, hijri }: DayProps) {
  return (
    <p className="note day">
      <time dateTime={date}>
        <span className="figure">{number}</span> <span>{month}</span>{' '}
        <span className="day-year">{year}</span>
      </time>
      {hijri && <span className="day-hijri"> {hijri}</span>}
    </p>
  );
}

/** The mark of a correction. The text beside the mark also names the correction. */
export function OpenStar() {
  return (
    <svg className="open-star" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#loose`} />
    </svg>
  );
}
