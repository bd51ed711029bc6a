import { readForm } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import { factsOf } from '../forms.ts';
import type { Answers, FormAnswers } from './define-receiver.server.ts';

export type AnswerRow = [field: string, label: string, value: string];
/** `direction` is the direction in which the visitor's browser showed the text. */
export type SentRow = readonly [...AnswerRow, direction?: Language['dir'] | undefined];
type FormWithWords = keyof ReturnType<typeof factsOf<'words'>>;

export function answerRows(form: FormAnswers, answers: Answers, language: Language): AnswerRow[] {
  const labels = { ...labelsInWords(form, language), ...form.labels(language, answers) };
  return Object.entries(answers)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => {
      // The label of a consent contains its full text, so a check mark is enough.
      const name = field === 'consent' ? '✓' : form.names[field]?.(value, language);
      return [field, labels[field] ?? field, name ?? value];
    });
}

function labelsInWords({ form }: FormAnswers, language: Language): Record<string, string> {
  if (!hasWords(form)) return {};
  return Object.fromEntries(
    Object.entries(readForm(language, form)).flatMap(([field, word]) =>
      typeof word === 'object' && 'label' in word ? [[field, word.label]] : [],
    ),
  );
}

function hasWords(form: string): form is FormWithWords {
  return form in factsOf('words');
}
