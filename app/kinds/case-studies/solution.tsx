import { TextWithSteps } from '#app/kinds/text-with-steps.tsx';
import { fallbackLanguage, Markdown } from '#app/ui/markdown.tsx';
import type { CaseStudy } from './schema.ts';
import { stepsOf } from './step-times.ts';

export function Solution({ solution, months }: Pick<CaseStudy, 'solution' | 'months'>) {
  return (
    <div className="solution">
      {months ? (
        <Months solution={solution} months={months} />
      ) : (
        <TextWithSteps text={solution} className="solution-steps" />
      )}
    </div>
  );
}

type MonthsProps = Pick<CaseStudy, 'solution'> & { months: NonNullable<CaseStudy['months']> };

/** Each step is a row with its bar on one scale of months. CSS draws the bars. */
function Months({ solution, months }: MonthsProps) {
  const { before, steps, after } = stepsOf(solution);
  const last = Math.max(...months.map(([, to]) => to));
  return (
    <>
      <Markdown text={before} />
      <div className={`months of-${last}`}>
        <p className="months-scale" aria-hidden="true">
          {Array.from({ length: last }, (_, index) => index + 1).map((month) => (
            <i key={month}>{month}</i>
          ))}
        </p>
        <ol>
          {steps.map(({ name, time, text }, index) => {
            const [from, to] = months[index] ?? [1, last];
            return (
              <li key={name} className={`from-${from} to-${to + 1}`}>
                <div {...fallbackLanguage(solution)}>
                  <h3>{name}</h3>
                  <p className="note">{time}</p>
                </div>
                <Markdown text={text} />
              </li>
            );
          })}
        </ol>
      </div>
      <Markdown text={after} />
    </>
  );
}
