import { ChangeChart, UnitChart } from '#app/ui/unit-chart.tsx';
import { unitsOf } from '#app/ui/units-of.ts';
import type { CaseStudy } from './schema.ts';

type ResultStarsProps = {
  result: Pick<CaseStudy['results'][number], 'unit' | 'bars' | 'isPart'>;
  width: number;
  /** The largest width of a star, in pixels. */
  largest: number;
  perRow?: number | undefined;
};

/** Draws the first two values of a result as stars. The page must also show the values as text. */
export function ResultStars({ result, width, largest, ...given }: ResultStarsProps) {
  const units = unitsOf(result);
  const [before, after] = result.bars;
  if (!units || !before || !after) return null;
  const { perRow = units.perRow } = given;
  const unit = Math.min(largest, Math.floor(width / perRow));
  if (result.isPart)
    return <UnitChart count={after.value} of={before.value} perRow={perRow} unit={unit} isClosed />;
  return <ChangeChart before={before.value} after={after.value} perRow={perRow} unit={unit} />;
}
