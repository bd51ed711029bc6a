import type { Forms } from '#app/content/schemas/forms.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { namedError } from './error-text.ts';
import type { FormState } from './form-state.ts';

type EarlyErrorsProps = {
  errors: FormState['errors'];
  shared: Forms['shared'];
  words: Readonly<Record<string, unknown>>;
};

/** Screen readers announce each error that appears after the visitor has left its field. */
export function EarlyErrors({ errors, shared, words }: EarlyErrorsProps) {
  const language = useLanguage();
  return (
    <div aria-live="polite" className="sr-only">
      {Object.entries(errors).map((error) => (
        <p key={error[0]}>{namedError(error, shared, words, language)}</p>
      ))}
    </div>
  );
}
