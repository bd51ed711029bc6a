import { readEmails, readPage } from '#app/content/read.server.ts';
import type { Form } from '#app/forms/forms.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { composeLetter, textBlock } from './letter.server.tsx';
import type { Letter } from './ports.ts';

type Changed = { form: Form; reference: string };

/** The mail to the firm about a submission that its sender erased. It repeats no answer. */
export function erasureNotice({ form, reference }: Changed, language: Language): Letter {
  const { subject, text } = readEmails(language).erased;
  const values = valuesOf({ form, reference }, language);
  return composeLetter(language, {
    subject: fill(subject, values),
    blocks: [textBlock(fill(text, values))],
  });
}

/** The mail to the firm about a submission that its sender corrected. It repeats no answer. */
export function correctionNotice({ form, reference }: Changed, language: Language): Letter {
  const { subject, text, show } = readEmails(language).corrected;
  const values = valuesOf({ form, reference }, language);
  return composeLetter(language, {
    subject: fill(subject, values),
    // The command is copied, so the reference in it has no invisible characters.
    blocks: [textBlock(fill(text, values)), textBlock(fill(show, { reference }))],
  });
}

function valuesOf({ form, reference }: Changed, language: Language): Record<string, string> {
  return {
    form: readPage(language, 'your-data').forms[form],
    reference: isolate(reference),
  };
}
