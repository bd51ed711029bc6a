import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chart } from '#app/ui/chart.tsx';
import type { CaseStudy } from './schema.ts';

type Result = CaseStudy['results'][number];
type ResultChartProps = {
  result: Pick<Result, 'measure' | 'unit' | 'bars'>;
  width: number;
};

export function ResultChart({ result: { measure, unit, bars }, width }: ResultChartProps) {
  const { parts } = useTexts();
  return (
    <Chart
      unit={unit}
      bars={bars}
      main={1}
      width={width}
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
