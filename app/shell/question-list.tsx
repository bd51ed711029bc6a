import type { Markdown } from '#app/content/markdown.ts';
import { PageText } from './page-text.tsx';

type Question = { id?: string; question: string; answer: Markdown };

/**
 * Questions that open to their answers. A question's `id` stands on the answer: a browser that goes
 * to what is hidden in a `<details>` opens it, without a script. The link to itself is named by
 * `linkLabel`.
 */
export function QuestionList({
  questions,
  linkLabel,
}: {
  questions: Question[];
  linkLabel?: string;
}) {
  return (
    <div className="question-list">
      {questions.map(({ id, question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className="answer" {...(id ? { id } : {})}>
            <PageText text={answer} />
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
