import type { ReactNode } from 'react';
import { formatValue } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import signs from '#generated/signs.json' with { type: 'json' };
import { lengthOnScale, scaleEnd } from './bar-scale.ts';
import { UnitChart } from './unit-chart.tsx';
import { unitsOf } from './units-of.ts';

type ChartProps = {
  unit: string;
  bars: readonly { label: string; value: number }[];
  /** The index of the bar with closed stars. */
  main: number;
  /** The width of the place in pixels. */
  width: number;
  language: Language;
  columns: readonly [label: string, value: string];
  /** The `<figcaption>`. */
  children: ReactNode;
};

/** Screen readers skip the drawings and read a table. */
export function Chart({ unit, bars, main, width, language, columns, children }: ChartProps) {
  const units = unitsOf({ unit, bars });
  const end = scaleEnd(
    bars.map(({ value }) => value),
    unit,
  );
  const format = (value: number): string => formatValue(value, unit, language);
  return (
    <figure className="chart">
      {children}
      <ChartTable bars={bars} columns={columns}>
        {({ value }, index) => (
          <>
            {units ? (
              <UnitChart
                count={value}
                {...units}
                unit={Math.min(64, Math.floor(width / units.perRow))}
                isClosed={index === main}
              />
            ) : (
              <Bar share={lengthOnScale(value, end)} isClosed={index === main} />
            )}
            <span className="chart-value">{format(value)}</span>
          </>
        )}
      </ChartTable>
      {!units && (
        <p className="chart-scale" aria-hidden="true">
          <span>{format(0)}</span>
          <span>{format(end)}</span>
        </p>
      )}
    </figure>
  );
}

type ChartTableProps = Pick<ChartProps, 'bars' | 'columns'> & {
  /** The content of a bar's cell, with its value. */
  children: (bar: ChartProps['bars'][number], index: number) => ReactNode;
};

export function ChartTable({ bars, columns, children }: ChartTableProps) {
  return (
    <table>
      <thead className="sr-only">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, index) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td>{children(bar, index)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar shows a value that stars cannot show, such as 5.6%. */
function Bar({ share, isClosed }: { share: number; isClosed: boolean }) {
  const name = isClosed ? 'closed' : 'loose';
  return (
    <svg className={`chart-bar chart-bar-${name}`} width={`${share}%`} aria-hidden="true">
      <use href={`${signs.src}#${name}-bar`} />
    </svg>
  );
}
