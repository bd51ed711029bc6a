import { errorsOf, type FormSchema } from './rules.ts';

/**
 * What the rules find wrong with a form in the browser, by field.
 * @param asked drops answers to questions that are not asked, given the others
 */
export function checkFields(
  schema: FormSchema,
  form: FormData,
  asked = (values: Record<string, string>): Record<string, string> => values,
): Record<string, string> {
  const read = errorsOf(schema, asked(textsOf(form)));
  return 'errors' in read ? read.errors : {};
}

/** What a form holds, but for its files. */
export function textsOf(form: FormData | undefined): Record<string, string> {
  return Object.fromEntries(
    [...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
