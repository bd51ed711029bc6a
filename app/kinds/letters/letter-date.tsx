import type { LetterCard } from './letter-card.server.ts';

type LetterDateProps = Pick<LetterCard, 'issue' | 'date' | 'day'> & { place?: string };

/** @param place where the letter was written, as at the top of a letter */
export function LetterDate({ issue, date, day, place }: LetterDateProps) {
  return (
    <p className="note letter-date">
      <span>{issue}</span>
      <span>
        {place && `${place} `}
        <time dateTime={date}>{day}</time>
      </span>
    </p>
  );
}
