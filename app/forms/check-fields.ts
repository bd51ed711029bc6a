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
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const read = errorsOf(schema, asked(Object.fromEntries(texts)));
  return 'errors' in read ? read.errors : {};
}
