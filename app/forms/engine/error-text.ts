import type { Forms } from '#app/content/schemas/forms.ts';
import { fill } from '#app/i18n/format.ts';

/** @param missing the message for an empty field */
export function errorText(key: string, { errors }: Forms['shared'], missing: string): string {
  const [name = '', limit = ''] = key.split(':');
  if (name === 'missing' || name === 'consent' || name === 'choice') return missing;
  const message: string | undefined = new Map(Object.entries(errors)).get(name);
  return message === undefined ? missing : fill(message, { limit });
}
