import type { Ref } from 'react';
import type { Forms } from '#app/content/schemas/forms.ts';
import { fill, formatDuration, isolate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { namedError } from './error-text.ts';
import { fieldId } from './form-context.ts';
import { isRefused, type Refusal } from './form-state.ts';

type ErrorSummaryProps = {
  form: string;
  refusal: Refusal;
  shared: Forms['shared'];
  /** Among other texts, the words of the fields, in the order of the form. */
  words: Readonly<Record<string, unknown>>;
  ref: Ref<HTMLDivElement>;
};

export function ErrorSummary({ form, refusal, shared, words, ref }: ErrorSummaryProps) {
  const language = useLanguage();
  const { error } = useTexts();
  if (!isRefused(refusal)) return null;
  const { errors, problem } = refusal;
  const fields = Object.keys(words);
  const inOrder = Object.entries(errors).toSorted(
    ([one], [other]) => fields.indexOf(one) - fields.indexOf(other),
  );
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script, only this attribute can move the focus
    <div ref={ref} role="alert" tabIndex={-1} className="error-summary" autoFocus>
      <h2>{problem ? shared.tryAgain : shared.summary}</h2>
      <ul>
        {problem && (
          <li>
            {fill(shared.problems[problem.key], {
              time: formatDuration(problem.seconds ?? 0, language),
            })}
            {problem.code && ` ${fill(error.code, { code: isolate(problem.code) })}`}
          </li>
        )}
        {inOrder.map(([field, key]) => (
          <li key={field}>
            <a
              href={`#${fieldId(form, field)}`}
              onClick={(event) => goToField(event.currentTarget)}
            >
              {namedError([field, key], shared, words, language)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToField(link: HTMLAnchorElement): void {
  const control = document.getElementById(link.hash.slice(1));
  if (!control) return;
  control.closest('.field')?.scrollIntoView();
  control.focus({ preventScroll: true });
}
