import { useLanguage } from '#app/i18n/use-language.ts';
import { Markdown } from '#app/ui/markdown.tsx';
import type { CaseStudy } from './schema.ts';
import { withStepTimes } from './step-times.ts';

/** The height of a step in pixels. */
const ROW = 26;
/** The space above a bar in pixels. */
const GAP = 5;

export function Solution({ solution, months }: Pick<CaseStudy, 'solution' | 'months'>) {
  return (
    <div className="solution">
      {months && <Months spans={months} />}
      <Markdown text={withStepTimes(solution)} />
    </div>
  );
}

function Months({ spans }: { spans: NonNullable<CaseStudy['months']> }) {
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
        {spans.map(([from, to], index) => (
          <g key={share(index)}>
            <rect
              x={share(dir === 'rtl' ? last - to : from - 1)}
              y={index * ROW + GAP}
              width={share(to - from + 1)}
              height={ROW - GAP}
            />
            <text
              x={share(dir === 'rtl' ? last - (from + to - 1) / 2 : (from + to - 1) / 2)}
              y={(index + 1) * ROW - 6}
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
