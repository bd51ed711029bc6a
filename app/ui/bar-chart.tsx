import { useId } from 'react';
import { formatValue } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { lengthOnScale, scaleEnd } from './bar-scale.ts';

type Result = { measure: string; unit: string; bars: { label: string; value: number }[] };
/** The paths of one cell of the pattern from art/. `cell` is the size of the cell in pixels. */
type Cell = { cell: number; unitsPerPixel: number; closed: string; loose: string };
type BarChartProps = {
  result: Result;
  drawing: Cell;
  words: { item: string; value: string };
};

/**
 * The chart is a table with a drawn bar in each row. Screen readers skip the bars and read each
 * number once.
 */
export function BarChart({ result: { measure, unit, bars }, drawing, words }: BarChartProps) {
  const language = useLanguage();
  const id = useId();
  const end = scaleEnd(
    bars.map(({ value }) => value),
    unit,
  );
  const format = (value: number): string => formatValue(value, unit, language);
  return (
    <figure className="chart">
      <figcaption>
        <span>{measure}</span>
        {unit !== '%' && <span>{unit}</span>}
      </figcaption>
      <table>
        <thead>
          <tr>
            {[words.item, words.value].map((name) => (
              <th key={name} scope="col">
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value }, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <div className="chart-bar">
                  <svg className="chart-band" aria-hidden="true">
                    {index === 0 && <CellPatterns {...drawing} id={id} />}
                    <Band length={lengthOnScale(value, end)} height={drawing.cell} id={id} />
                  </svg>
                  <span className="chart-value">{format(value)}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="chart-scale" aria-hidden="true">
        <p>
          <span>{format(0)}</span>
          <span>{format(end)}</span>
        </p>
      </div>
    </figure>
  );
}

function Band({ length, height, id }: { length: number; height: number; id: string }) {
  const share = `${length}%`;
  return (
    <>
      <rect
        className="chart-rest"
        x={share}
        width={`${100 - length}%`}
        height={height}
        fill={`url(#${id}loose)`}
      />
      <rect className="chart-tint" width={share} height={height} />
      <rect width={share} height={height} fill={`url(#${id}closed)`} />
      <line x1={share} x2={share} y2={height} stroke="currentColor" strokeWidth={1.2} />
    </>
  );
}

function CellPatterns({ cell, unitsPerPixel, closed, loose, id }: Cell & { id: string }) {
  return Object.entries({ closed, loose }).map(([name, d]) => (
    <pattern
      key={name}
      id={`${id}${name}`}
      width={cell}
      height={cell}
      patternUnits="userSpaceOnUse"
    >
      <path
        d={d}
        transform={`scale(${1 / unitsPerPixel})`}
        stroke="currentColor"
        strokeWidth={unitsPerPixel}
        strokeLinecap="round"
        fill="none"
      />
    </pattern>
  ));
}
