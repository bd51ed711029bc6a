import { FactList } from '#app/ui/fact-list.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import type { Calculation } from './calculation.server.ts';

const PER_ROW = 30;

type ResultProps = {
  words: Calculation['words'];
  result: NonNullable<Calculation['result']>;
};

/** Both returns as rows of stars, then the account behind them. */
export function CalculationResult({ words, result: { rows, caption, facts } }: ResultProps) {
  return (
    <div className="calculation" id="calculation" tabIndex={-1}>
      <h3>{words.result}</h3>
      <figure className="post-figure">
        {rows.map(({ label, value, stars, isClosed }) => (
          <p key={label} className="post-figure-row">
            <span className="figure">{value}</span> <span>{label}</span>
            {stars > 0 && (
              <UnitChart
                count={stars}
                of={Math.max(stars, PER_ROW)}
                perRow={PER_ROW}
                isClosed={isClosed}
              />
            )}
          </p>
        ))}
        <figcaption className="note">{caption}</figcaption>
      </figure>
      <FactList facts={facts} />
    </div>
  );
}
