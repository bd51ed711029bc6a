import { errorsOf, type FormSchema } from './rules.ts';

/**
 * Checks a form in the browser.
 * @param asked removes answers to questions that do not apply, given the other answers
 * @returns the errors by field
 */
export function checkFields(
  schema: FormSchema,
  form: FormData,
  asked = (values: Record<string, string>): Record<string, string> => values,
): Record<string, string> {
  const read = errorsOf(schema, asked(textsOf(form)));
  return 'errors' in read ? read.errors : {};
}

/** The text fields of a form. */
export function textsOf(form: FormData | undefined): Record<string, string> {
  return Object.fromEntries(
    [...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
