import { Markdown } from '#app/ui/markdown.tsx';
import { SectionFrame, SectionHead, type SectionProps } from './section-frame.tsx';
import type { SectionOf } from './section-schemas.ts';

export function Figures({ part, ground }: SectionProps<SectionOf<'figures'>>) {
  return (
    <SectionFrame part={part} ground={ground} className="landing-figures">
      <SectionHead {...part} isLevel />
      <dl data-items={part.figures.length}>
        {part.figures.map(({ label, figure, text }) => (
          <div key={figure + text}>
            {label ? <dt className="note">{label}</dt> : <dt>{text}</dt>}
            <dd className="figure">{figure}</dd>
            {label && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
      {part.source && (
        <div className="landing-source">
          <Markdown text={part.source} />
        </div>
      )}
    </SectionFrame>
  );
}
