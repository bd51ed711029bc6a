import { useId } from 'react';
import type { Entry } from '#app/content/schemas/collections.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { lengthOnScale, scaleEnd } from './bar-scale.ts';

type Result = Entry<'case-studies'>['results'][number];
/** One cell of the band as the generator in art/ gives it, closed and loose; `cell` in px. */
type Cell = { cell: number; unitsPerPixel: number; closed: string; loose: string };

/** Makes a sign alone with its number fall on the side where it falls within an Arabic sentence. */
const ARABIC_LETTER_MARK = '\u061c';

/**
 * A result's numbers as bands of girih: closed stars as far as the value reaches, loose lines to
 * the end of the scale. The table is the chart: each row holds its own bar, so that whoever sees
 * none misses nothing, and nothing is said twice.
 */
export function BarChart({
  result: { measure, unit, bars },
  drawing,
}: {
  result: Result;
  drawing: Cell;
}) {
  const { parts } = useTexts();
  const { locale, dir } = useLanguage();
  const id = useId();
  const end = scaleEnd(
    bars.map(({ value }) => value),
    unit,
  );
  // A sign stands beside each number, a word once in the caption: it would have to agree with its
  // number, in Arabic with each.
  const sign = unit === '%' ? unit : '';
  const mark = dir === 'rtl' ? ARABIC_LETTER_MARK : '';
  const numbers = new Intl.NumberFormat(locale);
  const written = (value: number): string => `${mark}${numbers.format(value)}${sign}`;
  return (
    <figure className="chart">
      <figcaption>
        <span>{measure}</span>
        {sign === '' && <span>{unit}</span>}
      </figcaption>
      <table>
        <thead>
          <tr>
            {[parts.item, parts.value].map((name) => (
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
                  <span className="chart-value">{written(value)}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="chart-scale" aria-hidden="true">
        <p>
          <span>{written(0)}</span>
          <span>{written(end)}</span>
        </p>
      </div>
    </figure>
  );
}

/**
 * The value's part, its end marked, and what is left of the scale. A cell on the boundary is cut
 * there.
 */
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
