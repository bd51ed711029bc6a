import signs from '#generated/signs.json' with { type: 'json' };

/** The side of a star in the file of signs. */
const SIGN = 48;
const IN_ROW = 20;

type UnitChartProps = {
  count: number;
  /** The number of all units, such as 100 for a percentage. Units beyond `count` are dots. */
  of?: number;
  /** The maximum is 20. */
  perRow?: number;
  /** The side of a unit in pixels. On a narrow screen, the whole chart shrinks. */
  unit?: number;
  /** Closed stars show the state after the work, loose stars the state before the work. */
  isClosed?: boolean;
  /** The sign of a unit in the file of signs. */
  sign?: 'closed' | 'loose' | 'loss';
};

/** The text beside the drawing must contain the number. */
export function UnitChart({
  count,
  of = count,
  perRow = 10,
  unit = 24,
  isClosed,
  sign = isClosed ? 'closed' : 'loose',
}: UnitChartProps) {
  const columns = Math.min(perRow, of, IN_ROW);
  const rows = Math.ceil(of / columns);
  return (
    <svg
      className={`unit-chart unit-chart-${sign}`}
      viewBox={`0 0 ${columns * SIGN} ${rows * SIGN}`}
      width={columns * unit}
      aria-hidden="true"
    >
      {rowsOf(count, of, columns).map((row) => (
        <Row key={row.y} sign="rest" {...row} />
      ))}
      {rowsOf(0, count, columns).map((row) => (
        <Row key={row.y} sign={sign} {...row} />
      ))}
    </svg>
  );
}

type ChangeChartProps = {
  before: number;
  after: number;
  perRow: number;
  unit: number;
};

/**
 * Shows a change in one chart. Each closed star is a unit after the work. Rings are the units that
 * the work removed, and pale stars the units that were there before it. For a range of which
 * `after` is the least, rings are the units that only some cases need. No other mark stands for a
 * number.
 */
export function ChangeChart({ before, after, perRow, unit }: ChangeChartProps) {
  const most = Math.max(before, after);
  const columns = Math.min(perRow, most, IN_ROW);
  const rows = Math.ceil(most / columns);
  const kept = after > before ? before : 0;
  const parts = [
    { sign: 'loose', rows: rowsOf(after, before, columns) },
    { sign: 'closed', name: 'kept', rows: rowsOf(0, kept, columns) },
    { sign: 'closed', rows: rowsOf(kept, after, columns) },
  ];
  return (
    <svg
      className="unit-chart unit-chart-closed unit-chart-change"
      viewBox={`0 0 ${columns * SIGN} ${rows * SIGN}`}
      width={columns * unit}
      aria-hidden="true"
    >
      {parts.flatMap(({ rows: all, ...part }) =>
        all.map((row) => <Row key={`${part.sign} ${row.x} ${row.y}`} {...part} {...row} />),
      )}
    </svg>
  );
}

type RowProps = { x: number; y: number; units: number };

/** The symbol is a full row. The width of `<use>` clips this row to fewer units. */
function Row({ sign, name = sign, x, y, units }: RowProps & { sign: string; name?: string }) {
  return (
    <use
      className={`unit-row unit-row-${name}`}
      href={`${signs.src}#${sign}-row`}
      x={x > 0 ? x * SIGN : undefined}
      y={y > 0 ? y * SIGN : undefined}
      width={units * SIGN}
      height={SIGN}
    />
  );
}

function rowsOf(start: number, end: number, columns: number): RowProps[] {
  return Array.from({ length: Math.ceil(end / columns) }, (_, y) => {
    const x = Math.max(start - y * columns, 0);
    return { x, y, units: Math.min(end - y * columns, columns) - x };
  }).filter(({ units }) => units > 0);
}
