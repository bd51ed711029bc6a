import type { Forms } from '#app/content/schemas/forms.ts';
import { fill } from '#app/i18n/format.ts';

/** True for the error of a field in which the visitor has entered nothing. */
export function isEmptyError(key: string): boolean {
  return key === 'missing' || key === 'consent' || key === 'choice';
}

/** @param missing the message for an empty field */
export function errorText(key: string, { errors }: Forms['shared'], missing: string): string {
  const [name = '', limit = ''] = key.split(':');
  if (isEmptyError(name)) return missing;
  const message: string | undefined = new Map(Object.entries(errors)).get(name);
  return message === undefined ? missing : fill(message, { limit });
}

type FieldWords = { label: string; missing?: string };

/**
 * A message about a limit does not name its field, so the label of the field stands before it.
 * @param words the words of a form by field
 */
export function namedError(
  [field, key]: readonly [field: string, key: string],
  shared: Forms['shared'],
  words: Readonly<Record<string, unknown>>,
): string {
  const { label, missing = label } = (words[field] as FieldWords | undefined) ?? { label: '' };
  const message = errorText(key, shared, missing);
  return label && key.includes(':') ? `${label}: ${message}` : message;
}
