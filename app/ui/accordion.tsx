import { Markdown } from './markdown.tsx';
import type { MarkdownTree } from './markdown-tree.ts';

type Question = { id?: string; question: string; answer: MarkdownTree };

/** A link to the `id` of an answer opens the question. */
export function Accordion({ questions, linkLabel }: { questions: Question[]; linkLabel?: string }) {
  return (
    <div className="question-list">
      {questions.map(({ id, question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className="answer" {...(id ? { id, tabIndex: -1 } : {})}>
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
