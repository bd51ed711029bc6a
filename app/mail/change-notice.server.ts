import { readEmails, readPage } from '#app/content/read.server.ts';
import type { Form } from '#app/forms/forms.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import type { StaffLink } from '#app/staff-link.ts';
import type { Language } from '#content/languages.ts';
import { type Block, composeLetter, textBlock } from './mail-template.server.tsx';
import type { Letter, Links } from './ports.ts';

type Changed = { form: Form; reference: string };

/** The mail to the firm when a sender has erased a submission. The mail contains no answers. */
export function erasureNotice(changed: Changed, language: Language): Letter {
  return notice(changed, language, readEmails(language).erased);
}

/** The mail to the firm when a person of the firm has erased a submission on the staff page. */
export function staffErasureNotice(changed: Changed, author: string, language: Language): Letter {
  const { subject, text } = readEmails(language).erasedByStaff;
  const values = { author: isolate(author) };
  return notice(changed, language, { subject: fill(subject, values), text: fill(text, values) });
}

type Corrected = Changed & { link: StaffLink };

/** The mail to the firm when a sender has corrected a submission. The mail contains no answers. */
export function correctionNotice(
  { link, ...changed }: Corrected,
  language: Language,
  links: Pick<Links, 'staff'>,
): Letter {
  const { corrected, notification } = readEmails(language);
  const label = fill(notification.staffAction, { reference: isolate(changed.reference) });
  return notice(changed, language, corrected, [
    { kind: 'link', label, href: links.staff(link, language) },
  ]);
}

type Words = { subject: string; text: string; show?: string };

function notice(
  { form, reference }: Changed,
  language: Language,
  words: Words,
  further: Block[] = [],
): Letter {
  const { subject, text, show } = words;
  const name = readPage(language, 'your-data').forms[form];
  const values = { form: name, reference: isolate(reference) };
  // Staff copy the command, so its reference must not have invisible characters.
  const command = show === undefined ? [] : [textBlock(fill(show, { reference }))];
  const blocks = [textBlock(fill(text, values)), ...further, ...command];
  return composeLetter(language, { subject: fill(subject, values), blocks });
}
