import { Markdown } from '#app/ui/markdown.tsx';
import type { SectionProps } from '../sections.ts';

/** Each element of Markdown, as an article and with links to its headings. */
export function Prose({ guide: { prose, sample } }: SectionProps) {
  return (
    <div className="wrap guide-section">
      <Markdown text={prose} anchor={sample.link} />
    </div>
  );
}
