import { formatValue } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chart, ChartTable } from '#app/ui/chart.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { unitsOf } from '#app/ui/units-of.ts';
import { ResultStars } from './result-stars.tsx';
import type { CaseStudy } from './schema.ts';

type Result = CaseStudy['results'][number];
type ResultChartProps = {
  result: Pick<Result, 'measure' | 'unit' | 'bars' | 'isPart'>;
};

/** The width of a chart, in pixels. At 1280 px, it fills a third of the page. */
const WIDTH = 370;

/** Two numbers that stars can show are one chart. All other values are bars below each other. */
export function ResultChart({ result }: ResultChartProps) {
  const { measure, unit, bars, isPart } = result;
  const language = useLanguage();
  const { parts } = useTexts();
  const columns = [parts.item, parts.value] as const;
  const caption = (
    <figcaption className="sr-only">
      {measure}
      {unit !== '%' && ` (${unit})`}
    </figcaption>
  );
  if (!unitsOf(result) || bars.length > 2)
    return (
      <Chart unit={unit} bars={bars} main={1} width={WIDTH} language={language} columns={columns}>
        {caption}
      </Chart>
    );
  return (
    <figure className="chart chart-change">
      {caption}
      <ChartTable bars={bars} columns={columns}>
        {({ value }, index) => (
          <>
            <span className="figure">{formatValue(value, unit, language)}</span>
            {index === 0 && !isPart && <Icon name="arrow" />}
          </>
        )}
      </ChartTable>
      <ResultStars result={result} width={WIDTH} largest={40} />
    </figure>
  );
}
