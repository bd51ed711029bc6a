import type { Ref } from 'react';
import type { Forms } from '#app/content/schemas/forms.ts';
import { fill, formatDuration } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { errorText } from './error-text.ts';
import { fieldId } from './form-context.ts';
import { type FormState, isRefused } from './form-state.ts';

type ErrorSummaryProps = {
  form: string;
  refusal: Pick<FormState, 'errors' | 'problem'>;
  shared: Forms['shared'];
  /** What each field says where it was left empty. */
  missing: Readonly<Record<string, string>>;
  ref: Ref<HTMLDivElement>;
};

/**
 * Everything that is wrong, before the first field: it takes the focus, and each line leads to its
 * field.
 */
export function ErrorSummary({ form, refusal, shared, missing, ref }: ErrorSummaryProps) {
  const language = useLanguage();
  if (!isRefused(refusal)) return null;
  const { errors, problem } = refusal;
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script the browser itself has to move there
    <div ref={ref} role="alert" tabIndex={-1} className="error-summary" autoFocus>
      <h2>{shared.summary}</h2>
      <ul>
        {problem && (
          <li>
            {fill(shared.problems[problem.key], {
              time: formatDuration(problem.seconds ?? 0, language),
            })}
          </li>
        )}
        {inOrder(errors, Object.keys(missing)).map(([field, key]) => (
          <li key={field}>
            <a
              href={`#${fieldId(form, field)}`}
              onClick={(event) => goToField(event.currentTarget)}
            >
              {errorText(key, shared, missing[field] ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Errors in the order of the fields on the screen. */
function inOrder(
  errors: Readonly<Record<string, string>>,
  fields: string[],
): [field: string, key: string][] {
  return Object.entries(errors).toSorted(
    ([one], [other]) => fields.indexOf(one) - fields.indexOf(other),
  );
}

/**
 * Brings the label into view before the control takes the focus, else a fixed header could cover
 * it.
 */
function goToField(link: HTMLAnchorElement): void {
  const control = document.getElementById(link.hash.slice(1));
  if (!control) return;
  control.closest('.field')?.scrollIntoView();
  control.focus({ preventScroll: true });
}
