import type { Markdown } from '#app/content/markdown.ts';
import { say, unmark } from '#app/i18n/fallback.ts';
import { PageText } from './page-text.tsx';

type Question = { id?: string; question: string; answer: Markdown };

/**
 * Questions that open to their answers. A question's `id` stands on the answer: a browser that goes to what is hidden
 * in a `<details>` opens it, without a script. The link to itself is named by `linkLabel`.
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
            <h3 {...say(question)} />
          </summary>
          <div className="answer" {...(id ? { id } : {})}>
            <PageText text={answer} />
            {id && linkLabel && (
              <p>
                <a
                  className="more"
                  href={`#${id}`}
                  aria-label={`${unmark(linkLabel)}: ${unmark(question)}`}
                  {...say(linkLabel)}
                />
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
