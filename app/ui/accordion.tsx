import { Markdown } from './markdown.tsx';
import type { MarkdownTree } from './markdown-tree.ts';

type Question = { id?: string; question: string; answer: MarkdownTree };

type AccordionProps = { questions: Question[]; linkLabel?: string; isOpen?: boolean };

/**
 * A link to the `id` of an answer opens the question.
 * @param isOpen whether the first answer is open at first
 */
export function Accordion({ questions, linkLabel, isOpen = false }: AccordionProps) {
  return (
    <div className="question-list">
      {questions.map(({ id, question, answer }, index) => (
        <details key={question} open={isOpen && index === 0}>
          <summary className="fold">
            <h3>{question}</h3>
          </summary>
          <div className="answer" id={id} tabIndex={id ? -1 : undefined}>
            <Markdown text={answer} />
            {id && linkLabel && (
              <p>
                <a className="more" href={`#${id}`} aria-label={`${linkLabel}: ${question}`}>
                  {linkLabel}
                </a>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
