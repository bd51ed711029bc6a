import { UnitChart } from '#app/ui/unit-chart.tsx';

export type Figure = {
  rows: { count: number; isClosed: boolean; isLoss?: boolean; value: string; label: string }[];
  perRow: number;
  caption: string;
};

export function PostFigure({ rows, perRow, caption }: Figure) {
  return (
    <figure className="post-figure">
      {rows.map(({ count, isClosed, isLoss, value, label }) => (
        <div key={label} className="post-figure-row">
          <span className="figure">{value}</span> <span>{label}</span>
          {count > 0 && (
            <UnitChart
              count={count}
              of={Math.max(count, perRow)}
              perRow={perRow}
              isClosed={isClosed}
              {...(isLoss ? { sign: 'loss' } : {})}
            />
          )}
        </div>
      ))}
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
