import type { Forms } from '#app/content/schemas/forms.ts';
import { formatCount, isolate, type Plural } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';

/** True for the error of a field in which the visitor has entered nothing. */
export function isEmptyError(key: string): boolean {
  return key === 'missing' || key === 'consent' || key === 'choice';
}

/** @param missing the message for an empty field */
export function errorText(
  key: string,
  { errors }: Forms['shared'],
  missing: string,
  language: Language,
): string {
  const [name = '', limit] = key.split(':');
  if (isEmptyError(name)) return missing;
  const { [name]: message = missing }: Readonly<Record<string, string | Plural>> = errors;
  return typeof message === 'string' ? message : formatCount(message, Number(limit), language);
}

type FieldWords = { label: string; missing?: string };

/**
 * Only the message for an empty field names the field. So the label stands before all others, and
 * the name of a file, too.
 * @param words the words of a form by field
 */
export function namedError(
  [field, key]: readonly [field: string, key: string],
  shared: Forms['shared'],
  words: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const { label, missing = label } = (words[field] as FieldWords | undefined) ?? { label: '' };
  const message = errorText(key, shared, missing, language);
  // The name of a file may contain colons.
  const [name = '', ...file] = key.split(':');
  if (!label || isEmptyError(name)) return message;
  return name.startsWith('file') && file.length > 0
    ? `${label} (${isolate(file.join(':'))}): ${message}`
    : `${label}: ${message}`;
}
