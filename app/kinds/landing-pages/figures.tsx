import { Markdown } from '#app/ui/markdown.tsx';
import { SectionFrame, SectionHead, type SectionProps } from './section-frame.tsx';
import type { SectionOf } from './section-schemas.ts';

export function Figures({ part, ground }: SectionProps<SectionOf<'figures'>>) {
  return (
    <SectionFrame part={part} ground={ground} className="landing-figures">
      <SectionHead {...part} />
      <dl data-items={part.figures.length}>
        {part.figures.map(({ figure, text }) => (
          <div key={figure + text}>
            <dt>{text}</dt>
            <dd className="figure">{figure}</dd>
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
