import { Markdown } from '#app/ui/markdown.tsx';
import { ChangeChart, UnitChart } from '#app/ui/unit-chart.tsx';
import { SectionFrame, SectionHead, type SectionProps } from './section-frame.tsx';
import type { SectionOf } from './section-schemas.ts';

/** The side of a unit in pixels (second) in charts with at most this many units (first). */
const SIDES = [
  [6, 88],
  [12, 64],
  [30, 48],
  [100, 32],
] as const;

export function Chart({ part, ground }: SectionProps<SectionOf<'chart'>>) {
  const most = Math.max(...part.charts.map(({ count, of = count }) => Math.max(count, of)));
  const [, unit = 32] = SIDES.find(([units]) => most <= units) ?? [];
  return (
    <SectionFrame part={part} ground={ground} className="landing-chart">
      <SectionHead {...part} />
      <div>
        {part.charts.map(({ count, of = count, closed, text }) => (
          <figure key={text}>
            {closed ? (
              <ChangeChart before={Math.max(count, of)} after={count} perRow={10} unit={unit} />
            ) : (
              <UnitChart count={count} of={Math.max(count, of)} unit={unit} />
            )}
            <figcaption>{text}</figcaption>
          </figure>
        ))}
        {part.source && (
          <div className="landing-source">
            <Markdown text={part.source} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
