import { useId } from 'react';
import signs from '#generated/signs.json' with { type: 'json' };

/** The side of a sign's box in its file. */
const SIGN = 48;

type UnitChartProps = {
  count: number;
  /** The number of all units, such as 100 for a percentage. Those beyond `count` are pale. */
  of?: number;
  perRow?: number;
  /** The side of a unit in pixels. On a narrow screen the whole chart shrinks. */
  unit?: number;
  /** Closed stars show the state after the work, loose ones the state before. */
  isClosed?: boolean;
};

/** A drawing with one star for each thing. The text beside it must contain the number. */
export function UnitChart({ count, of = count, perRow = 10, unit = 24, isClosed }: UnitChartProps) {
  const id = useId();
  const columns = Math.min(perRow, of);
  const rows = Math.ceil(of / columns);
  const sign = isClosed ? 'closed' : 'loose';
  return (
    <svg
      className={`unit-chart unit-chart-${sign}`}
      viewBox={`0 0 ${columns * SIGN} ${rows * SIGN}`}
      width={columns * unit}
      aria-hidden="true"
    >
      <pattern id={id} width={SIGN} height={SIGN} patternUnits="userSpaceOnUse">
        <use href={`${signs.src}#${sign}`} />
      </pattern>
      {of > count && (
        <path className="unit-chart-rest" d={units(count, of, columns)} fill={`url(#${id})`} />
      )}
      <path className="unit-chart-count" d={units(0, count, columns)} fill={`url(#${id})`} />
    </svg>
  );
}

/** Returns path data of the squares from `start` to `end` in rows of `columns` squares. */
function units(start: number, end: number, columns: number): string {
  const rows = Array.from({ length: Math.ceil(end / columns) }, (_, row) => ({
    row,
    from: Math.max(start - row * columns, 0),
    to: Math.min(end - row * columns, columns),
  }));
  return rows
    .filter(({ from, to }) => to > from)
    .map(
      ({ row, from, to }) =>
        `M${from * SIGN} ${row * SIGN}h${(to - from) * SIGN}v${SIGN}h${(from - to) * SIGN}z`,
    )
    .join('');
}
