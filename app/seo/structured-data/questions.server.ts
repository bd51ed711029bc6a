import type { Question } from 'schema-dts';
import { type Markdown, plainTextOf } from '#app/content/markdown.ts';

type Answered = { question: string; answer: Markdown };

/** Questions with their answers in words alone. */
export function answered(list: Answered[]): Question[] {
  return list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer).replace(/\s+/g, ' ').trim() },
  }));
}
