import type { ReactNode } from 'react';
import { PageLink } from './page-link.tsx';

export type Card = {
  to: string;
  heading: string;
  text: string;
  note?: ReactNode;
  id?: string;
};

export function CardList({ cards, level = 3 }: { cards: Card[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="cards">
      {cards.map(({ to, heading, text, note, id }) => (
        <li key={to} id={id} className="card">
          {note && <p className="note">{note}</p>}
          <Heading>
            <PageLink to={to}>{heading}</PageLink>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
