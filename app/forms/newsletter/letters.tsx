import { UnitChart } from '#app/ui/unit-chart.tsx';

type LettersProps = {
  caption?: string;
  /** If false, loose stars show that there is no subscription. */
  isClosed?: boolean;
};

const LETTERS_A_YEAR = 12;

export function Letters({ caption, isClosed = true }: LettersProps) {
  return (
    <figure className="wrap letters">
      <UnitChart count={LETTERS_A_YEAR} perRow={LETTERS_A_YEAR} unit={28} isClosed={isClosed} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
