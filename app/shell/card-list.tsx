import type { ReactNode } from 'react';
import { say } from '#app/i18n/fallback.ts';
import { PageLink } from './page-link.tsx';

export type Card = { to: string; heading: string; text: string; note?: ReactNode };

/** Links to other pages as a ruled list; the whole row can be pressed, its heading is the link. */
export function CardList({ cards, level = 3 }: { cards: Card[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="cards">
      {cards.map(({ to, heading, text, note }) => (
        <li key={to} className="card">
          {typeof note === 'string' ? (
            <p className="note" {...say(note)} />
          ) : (
            note && <p className="note">{note}</p>
          )}
          <Heading>
            <PageLink to={to} {...say(heading)} />
          </Heading>
          <p {...say(text)} />
        </li>
      ))}
    </ul>
  );
}
