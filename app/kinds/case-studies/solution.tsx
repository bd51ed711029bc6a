import { Markdown } from '#app/ui/markdown.tsx';
import type { CaseStudy } from './schema.ts';

const ROW = 20;

/** The steps of the work. If their months are known, a scale shows them. */
export function Solution({ solution, months }: Pick<CaseStudy, 'solution' | 'months'>) {
  return (
    <div className="solution">
      {months && <Months spans={months} />}
      <Markdown text={solution} />
    </div>
  );
}

function Months({ spans }: { spans: NonNullable<CaseStudy['months']> }) {
  const last = Math.max(...spans.map(([, to]) => to));
  const share = (months: number) => `${Math.round((months / last) * 1e4) / 100}%`;
  return (
    <div className="months" aria-hidden="true">
      <ol>
        {Array.from({ length: last }, (_, month) => (
          <li key={share(month)}>{month + 1}</li>
        ))}
      </ol>
      <svg width="100%" height={spans.length * ROW}>
        {spans.map(([from, to], index) => (
          <rect
            key={`${from}–${to}–${share(index)}`}
            x={share(from - 1)}
            y={index * ROW + 6}
            width={share(to - from + 1)}
            height={ROW - 6}
          />
        ))}
      </svg>
    </div>
  );
}
