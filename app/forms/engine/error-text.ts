import type { Forms } from '#app/content/schemas/forms.ts';
import { fill } from '#app/i18n/format.ts';

/**
 * The message of a field for the key that its rule returned.
 * @param missing the message of the field where it was left empty
 */
export function errorText(key: string, { errors }: Forms['shared'], missing: string): string {
  const [name = '', limit = ''] = key.split(':');
  if (name === 'missing' || name === 'consent' || name === 'choice') return missing;
  return isKnown(name, errors) ? fill(errors[name], { limit }) : missing;
}

function isKnown(name: string, errors: Forms['shared']['errors']): name is keyof typeof errors {
  return name in errors;
}
