import { Markdown } from '#app/ui/markdown.tsx';
import type { SectionProps } from '../sections.ts';

export function Prose({ guide: { prose, sample } }: SectionProps) {
  return (
    <div className="wrap guide-section">
      <Markdown text={prose} anchor={sample.link} />
    </div>
  );
}
