import { UnitChart } from '#app/ui/unit-chart.tsx';

type LettersProps = {
  caption?: string;
  /** False before a subscription begins and after it has ended. */
  isClosed?: boolean;
};

const LETTERS_A_YEAR = 12;

/** One star for each newsletter of a year, in one row. */
export function Letters({ caption, isClosed = true }: LettersProps) {
  return (
    <figure className="wrap letters">
      <UnitChart count={LETTERS_A_YEAR} perRow={LETTERS_A_YEAR} unit={28} isClosed={isClosed} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
