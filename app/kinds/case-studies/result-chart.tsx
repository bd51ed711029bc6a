import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chart } from '#app/ui/chart.tsx';
import type { CaseStudy } from './schema.ts';

type Result = CaseStudy['results'][number];
type ResultChartProps = { result: Pick<Result, 'measure' | 'unit' | 'bars'> };

/** The width of a chart, in pixels. At 1280 px, two charts fill two thirds of the page. */
const WIDTH = 370;

export function ResultChart({ result: { measure, unit, bars } }: ResultChartProps) {
  const { parts } = useTexts();
  return (
    <Chart
      unit={unit}
      bars={bars}
      main={1}
      width={WIDTH}
      language={useLanguage()}
      columns={[parts.item, parts.value]}
    >
      <figcaption className="sr-only">
        {measure}
        {unit !== '%' && ` (${unit})`}
      </figcaption>
    </Chart>
  );
}
