import type { Question } from 'schema-dts';
import { type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';

type Answered = { question: string; answer: MarkdownTree };

export function answered(list: Answered[]): Question[] {
  return list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer).replace(/\s+/g, ' ').trim() },
  }));
}
