import type { Forms } from '#app/content/schemas/forms.ts';
import { formatCount, isolate } from '#app/i18n/format.ts';
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
  const [name, limit] = partsOf(key);
  if (isEmptyError(name)) return missing;
  const message = new Map(Object.entries(errors)).get(name);
  return typeof message === 'object'
    ? formatCount(message, Number(limit), language)
    : (message ?? missing);
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
  const [name, detail] = partsOf(key);
  if (!label || isEmptyError(name)) return message;
  const file = detail && name.startsWith('file') ? ` (${isolate(detail)})` : '';
  return `${label}${file}: ${message}`;
}

/** The name of a file may contain colons. */
function partsOf(key: string): [name: string, detail: string] {
  const [name = '', ...detail] = key.split(':');
  return [name, detail.join(':')];
}
