import { useEffect, useRef, useState } from 'react';
import type { Pages } from '#app/content/schemas/pages.ts';
import { fill } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Section } from '#app/ui/section.tsx';
import { AnswerStar } from './star.tsx';

type Page = Pages['assessment'];

/** More unanswered questions than this are a row of numbers, so that the list fits on a phone. */
const MOST_LISTED = 3;

type FormProps = {
  page: Page;
  /** The keys are the ids of the questions. */
  scores: Readonly<Record<string, number | undefined>>;
  /** If true, questions without an answer are marked as errors. */
  isSent: boolean;
};

/** The form uses GET, so the answers are only in the URL. */
export function AssessmentForm({ page, scores, isSent }: FormProps) {
  const { topics, form } = page;
  const all = topics.flatMap(({ questions }) => questions);
  const count = fill(useTexts().parts.of, { count: String(all.length) });
  const element = useRef<HTMLFormElement>(null);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const readAnswered = () => {
    const checked = element.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    setAnswered([...checked].map(({ name }) => name));
  };
  // Visitors may have answered before React started.
  useEffect(readAnswered, []);
  const missing = all.filter(
    ({ id }) => isSent && scores[id] === undefined && !answered.includes(id),
  );
  const isRow = missing.length > MOST_LISTED;
  return (
    <form
      ref={element}
      className="visitor-form assessment-form"
      action={localizedPath('/assessment', useLanguage())}
      noValidate
      onChange={readAnswered}
    >
      <input type="hidden" name="answers" value="" />
      {missing.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: without a script, only this leads to the errors
        <div role="alert" tabIndex={-1} className="error-summary" autoFocus>
          <h2>{form.summary}</h2>
          <ul className={isRow ? 'number-links' : undefined}>
            {missing.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}-0`}>
                  {all.findIndex((one) => one.id === id) + 1}
                  <span className={isRow ? 'sr-only' : undefined}>. {question}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {topics.map(({ id, heading, questions }) => (
        <Section key={id} id={id} heading={heading}>
          {questions.map((question) => (
            <Question
              key={question.id}
              {...question}
              number={all.indexOf(question) + 1}
              count={count}
              score={scores[question.id]}
              error={missing.includes(question) ? form.missing : undefined}
            />
          ))}
        </Section>
      ))}
      <p className="assessment-submit" data-of={count}>
        <button type="submit" className="button button-gold">
          {form.submit}
        </button>
        <AnswerStar questions={all.length} />
      </p>
    </form>
  );
}

type QuestionProps = Page['topics'][number]['questions'][number] & {
  number: number;
  /** The words after the number of the question. */
  count: string;
  score: number | undefined;
  error: string | undefined;
};

function Question({ id, question, answers, number, count, score, error }: QuestionProps) {
  return (
    <fieldset
      className={`field question-${number}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group cannot be required
      role="radiogroup"
      aria-required
      {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
    >
      <legend data-of={count}>{question}</legend>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <div className="assessment-answers">
        {answers.map((answer, value) => (
          <label key={answer} className="choice">
            <input
              type="radio"
              id={`${id}-${value}`}
              name={id}
              value={value}
              defaultChecked={value === score}
            />
            <span>{answer}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
