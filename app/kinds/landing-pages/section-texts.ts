import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import type { Section } from './section-schemas.ts';

/** Returns no text for a section without a heading. */
export function sectionHeading(part: Section): string[] {
  return 'heading' in part ? [part.heading] : [];
}

/** The words of a section for the search, without its heading. */
export function sectionTexts(part: Section): (string | MarkdownTree)[] {
  switch (part.section) {
    case 'prose':
      return [part.body];
    case 'figures':
      return [
        ...leadOf(part),
        ...part.figures.flatMap(({ label = '', figure, text }) => [label, figure, text]),
      ];
    case 'cards':
      return [...leadOf(part), ...part.cards.flatMap(({ heading, text }) => [heading, text])];
    case 'chart':
      return [...leadOf(part), ...part.charts.map(({ text }) => text)];
    case 'quotation':
      return [part.text, part.source];
    case 'steps':
      return [...leadOf(part), ...part.steps.flatMap(({ name, text }) => [name, text])];
    case 'questions':
      return [
        ...leadOf(part),
        ...part.questions.flatMap(({ question, answer }) => [question, answer]),
      ];
    case 'form':
      return leadOf(part);
    case 'next-step':
      return part.text === undefined ? [] : [part.text];
  }
}

function leadOf({ lead }: { lead?: string | undefined }): string[] {
  return lead === undefined ? [] : [lead];
}
