import { formatValue } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import signs from '#generated/signs.json' with { type: 'json' };
import { lengthOnScale, scaleEnd } from './bar-scale.ts';
import type { CaseStudy } from './schema.ts';
import { unitsOf } from './units-of.ts';

type Result = CaseStudy['results'][number];
type ResultChartProps = {
  result: Pick<Result, 'measure' | 'unit' | 'bars'>;
  width: number;
};

/** Screen readers skip the drawings. */
export function ResultChart({ result: { measure, unit, bars }, width }: ResultChartProps) {
  const language = useLanguage();
  const { parts } = useTexts();
  const units = unitsOf({ unit, bars });
  const end = scaleEnd(
    bars.map(({ value }) => value),
    unit,
  );
  const format = (value: number): string => formatValue(value, unit, language);
  return (
    <figure className="chart">
      <figcaption className="sr-only">
        {measure}
        {unit !== '%' && ` (${unit})`}
      </figcaption>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">{parts.item}</th>
            <th scope="col">{parts.value}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value }, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {units ? (
                  <UnitChart
                    count={value}
                    {...units}
                    unit={Math.min(64, Math.floor(width / units.perRow))}
                    isClosed={index === 1}
                  />
                ) : (
                  <Bar share={lengthOnScale(value, end)} isClosed={index === 1} />
                )}
                <span className="chart-value">{format(value)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!units && (
        <p className="chart-scale" aria-hidden="true">
          <span>{format(0)}</span>
          <span>{format(end)}</span>
        </p>
      )}
    </figure>
  );
}

/** A bar shows a value that stars cannot show, such as 5.6%. */
function Bar({ share, isClosed }: { share: number; isClosed: boolean }) {
  const name = isClosed ? 'closed' : 'loose';
  return (
    <span className="chart-track">
      <svg className={`chart-bar chart-bar-${name}`} width={`${share}%`} aria-hidden="true">
        <use href={`${signs.src}#${name}-bar`} />
      </svg>
    </span>
  );
}
