import { Markdown } from '#app/ui/markdown.tsx';
import type { SectionProps } from '../sections.ts';

/** An article with each element of Markdown, and with links to its headings. */
export function Prose({ guide: { prose, sample } }: SectionProps) {
  return (
    <div className="wrap guide-section">
      <Markdown text={prose} anchor={sample.link} />
    </div>
  );
}
