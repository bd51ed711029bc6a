import { useLanguage } from '#app/i18n/use-language.ts';
import { TextWithSteps } from '#app/kinds/text-with-steps.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import type { CaseStudy } from './schema.ts';
import { stepNames, withStepTimes } from './step-times.ts';

/** The height of a step in pixels. Its name is closer to its span than to the next. */
const ROW = 44;
/** The length of a long tick in pixels. */
const TICK = 9;
/** The short ticks in a month, with its long tick. */
const QUARTERS = 4;

export function Solution({ solution, months }: Pick<CaseStudy, 'solution' | 'months'>) {
  const text = withStepTimes(solution);
  return (
    <div className="solution">
      {months ? (
        <>
          <Months spans={months} names={stepNames(solution)} />
          <Markdown text={text} />
        </>
      ) : (
        <TextWithSteps text={text} className="solution-steps" />
      )}
    </div>
  );
}

type MonthsProps = { spans: NonNullable<CaseStudy['months']>; names: readonly string[] };

/** A name begins with its span. In the second half of the scale, both end at the same place. */
function Months({ spans, names }: MonthsProps) {
  const { dir } = useLanguage();
  const last = Math.max(...spans.map(([, to]) => to));
  const share = (months: number) => `${Math.round((months / last) * 1e4) / 100}%`;
  const months = Array.from({ length: last }, (_, month) => month + 1);
  return (
    <div className="months">
      <ol aria-hidden="true">
        {months.map((month) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <svg width="100%" height={spans.length * ROW} aria-hidden="true">
        {spans.map(([from, to], index) => {
          const endsWithSpan = from - 1 > last / 2;
          // Paper has the name beside the span, on the side with more room.
          const isBeforeOnPaper = !endsWithSpan && from - 1 > last - to;
          const quarters = (to - from + 1) * QUARTERS;
          return (
            <svg
              key={share(index)}
              x={share(dir === 'rtl' ? last - to : from - 1)}
              y={index * ROW + 4}
              width={share(to - from + 1)}
              height={TICK}
              aria-hidden="true"
            >
              <svg
                viewBox={`0 0 ${quarters} ${TICK}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={spanOf(quarters)} />
              </svg>
              <text
                x={endsWithSpan === (dir === 'rtl') ? 0 : '100%'}
                y={ROW - 20}
                textAnchor={endsWithSpan ? 'end' : 'start'}
                className={isBeforeOnPaper ? 'name-before' : undefined}
              >
                {names[index]}
              </text>
            </svg>
          );
        })}
      </svg>
    </div>
  );
}

/** A rule with a long tick for each month and a short one for each quarter of it. */
function spanOf(quarters: number): string {
  const ticks = Array.from(
    { length: quarters + 1 },
    (_, at) => `M${at} 0v${at % QUARTERS === 0 ? TICK : TICK / 2}`,
  );
  return `M0 0h${quarters}${ticks.join('')}`;
}
