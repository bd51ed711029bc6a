import { readPage } from '#app/content/read.server.ts';
import type { Form } from '#app/forms/forms.ts';
import type { Language } from '#content/languages.ts';

type About = { form: Form; reference: string; language: Language };

/** Returns a link that opens a new mail to the sender of a submission. */
export function mailTo(email: string, { form, reference, language }: About): string {
  const subject = `${readPage(language, 'your-data').forms[form]} (${reference})`;
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
