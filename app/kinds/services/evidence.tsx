import { inTextOrder } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Change } from '#app/ui/change.tsx';
import { ChangeChart } from '#app/ui/unit-chart.tsx';

const MOST_PER_ROW = 20;

/**
 * The figure of a service. One such as “24 to 20 days” is a change, and other figures are text.
 * Small whole numbers are also counted in stars.
 */
export function Evidence({ figure, to }: { figure: string; to: string }) {
  const [before, last] = figure.replace(/^\D+/, '').split(new RegExp(`\\s${to}\\s`));
  const [, after = last, unit] = /^([\d.,]+)\s(\D+)$/.exec(last ?? '') ?? [];
  const language = useLanguage();
  if (!before || !after) return <p className="service-figure">{figure}</p>;
  const countBefore = wholeNumber(before);
  const countAfter = wholeNumber(after);
  return (
    <div className="service-evidence">
      <Change
        before={inTextOrder(before, language)}
        after={inTextOrder(after, language)}
        to={to}
        unit={unit}
      />
      {countBefore && countAfter && (
        <ChangeChart
          before={countBefore}
          after={countAfter}
          perRow={perRowOf(Math.max(countBefore, countAfter))}
          unit={60}
        />
      )}
    </div>
  );
}

/** Rows are about equally long, so that no star is alone in the last row. */
function perRowOf(count: number): number {
  return Math.ceil(count / Math.ceil(count / MOST_PER_ROW));
}

/** The number at the start of a text, unless it has decimals or is too large for a chart. */
function wholeNumber(text: string): number | undefined {
  const number = Number(/^\d+(?![.,]?\d)/.exec(text)?.[0]);
  return number > 0 && number <= 100 ? number : undefined;
}
