import { readEmails, readPage } from '#app/content/read.server.ts';
import type { Form } from '#app/forms/forms.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { composeLetter, textBlock } from './letter.server.tsx';
import type { Letter } from './ports.ts';

type Changed = { form: Form; reference: string };

/** The mail must not contain answers. */
export function erasureNotice(changed: Changed, language: Language): Letter {
  return notice(changed, language, readEmails(language).erased);
}

/** The mail must not contain answers. */
export function correctionNotice(changed: Changed, language: Language): Letter {
  return notice(changed, language, readEmails(language).corrected);
}

type Words = { subject: string; text: string; show?: string };

function notice({ form, reference }: Changed, language: Language, words: Words): Letter {
  const { subject, text, show } = words;
  const name = readPage(language, 'your-data').forms[form];
  const values = { form: name, reference: isolate(reference) };
  // Staff copy the command, so its reference must not have invisible characters.
  const command = show === undefined ? [] : [textBlock(fill(show, { reference }))];
  const blocks = [textBlock(fill(text, values)), ...command];
  return composeLetter(language, { subject: fill(subject, values), blocks });
}
