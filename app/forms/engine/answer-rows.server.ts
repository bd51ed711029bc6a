import { readEntries, readForm, readUi } from '#app/content/read.server.ts';
import type { Form } from '#app/forms/forms.ts';
import { formatCountries } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';

type Rows = [field: string, label: string, value: string][];

/**
 * What was answered on a form, with the form's labels in a language, and names instead of codes.
 */
export function answerRows(
  form: Form,
  answers: Readonly<Record<string, string>>,
  language: Language,
): Rows {
  const labels = labelsOf(form, answers, language);
  return Object.entries(answers)
    .filter(([, value]) => value !== '')

    .map(([field, value]) => [field, labels[field] ?? field, nameOf(form, field, value, language)]);
}

function labelsOf(
  form: Form,
  answers: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  if (form === 'newsletter') return { email: readUi(language).newsletter.label };
  const words = readForm(language, form);
  const labels = Object.entries(words).flatMap(([field, word]) =>
    typeof word === 'object' && 'label' in word ? [[field, word.label]] : [],
  );
  return { ...Object.fromEntries(labels), ...followUpLabels(form, answers.type, language) };
}

function followUpLabels(
  form: Form,
  type: string | undefined,
  language: Language,
): Record<string, string> {
  if (form !== 'partnership') return {};
  const { followUps, country } = readForm(language, 'partnership');
  const questions = Object.entries(followUps).find(([name]) => name === type)?.[1];
  return {
    otherCountry: country.which,
    ...(questions ? { first: questions.first, second: questions.second } : {}),
  };
}

function nameOf(form: Form, field: string, value: string, language: Language): string {
  // An agreement has no words of its own beside its label.
  if (field === 'consent') return '✓';
  if (form === 'partnership' && field === 'country') {
    return value === 'other'
      ? readForm(language, 'partnership').country.other
      : formatCountries([value], language);
  }
  if (form === 'partnership' && field === 'type')
    return readEntries(language, 'partnerships').find(({ slug }) => slug === value)?.name ?? value;
  if (form === 'dataRequest' && field === 'right')
    return (
      Object.entries(readForm(language, 'dataRequest').rights).find(
        ([name]) => name === value,
      )?.[1] ?? value
    );
  if (form === 'feedback' && field === 'helpful')
    return value === 'yes' ? readForm(language, 'feedback').yes : readForm(language, 'feedback').no;
  return value;
}
