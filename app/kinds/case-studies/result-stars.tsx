import { UnitChart } from '#app/ui/unit-chart.tsx';
import { unitsOf } from '#app/ui/units-of.ts';
import type { CaseStudy } from './schema.ts';

type ResultStarsProps = {
  result: Pick<CaseStudy['results'][number], 'unit' | 'bars'>;
  width: number;
  /** The largest width of a star, in pixels. */
  largest: number;
};

/** Draws the first two values of a result as stars. The page must also show the values as text. */
export function ResultStars({ result, width, largest }: ResultStarsProps) {
  const units = unitsOf(result);
  if (!units) return null;
  const unit = Math.min(largest, Math.floor(width / units.perRow));
  return (
    <div className="result-stars">
      {result.bars.slice(0, 2).map(({ label, value }, index) => (
        <UnitChart key={label} count={value} {...units} unit={unit} isClosed={index === 1} />
      ))}
    </div>
  );
}
