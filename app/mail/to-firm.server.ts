import { WAITLISTED } from '#app/constants.ts';
import { readEmails, readPage } from '#app/content/read.server.ts';
import type { SentRow } from '#app/forms/engine/answer-rows.server.ts';
import type { Form } from '#app/forms/forms.ts';
import { fill, formatLanguage, isolate } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { composeLetter, type Fact, textBlock } from './letter.server.tsx';
import type { Mail } from './ports.ts';

type Notification = {
  language: Language;
  firmLanguage: Language;
  receipt: { form: Form; reference: string; seat?: string };
  name: string;
  email?: string | undefined;
  /** The subject of the submission, such as a role. */
  about?: string | undefined;
  rows: readonly SentRow[];
  files: string[];
  sendsFiles: boolean;
};

/** Replies to this mail go to the sender of the form. */
export function toFirm(submission: Notification): Mail {
  const { language, firmLanguage, receipt, name, email, about, rows, files } = submission;
  const { notification, shared } = readEmails(firmLanguage);
  const form = readPage(firmLanguage, 'your-data').forms[receipt.form];
  const { reference } = receipt;
  const facts: Fact[] = [
    [shared.reference, reference],
    ...(about ? [[notification.about, about] as const] : []),
    ...rows.map(([, ...fact]): Fact => fact),
    ...(files.length > 0 ? [[notification.files, files.join('\n')] as const] : []),
    [notification.language, formatLanguage(language.code, firmLanguage)],
  ];
  const close = fill(notification.close, { reference });
  const letter = composeLetter(firmLanguage, {
    subject: fill(notification.subject, {
      form,
      name: isolate(name || (email ?? '')),
      reference: isolate(reference),
    }),
    blocks: [
      textBlock(fill(notification.lead, { form })),
      ...(receipt.seat === WAITLISTED ? [textBlock(notification.waiting)] : []),
      { kind: 'facts', rows: facts },
      textBlock(email === undefined ? close : `${notification.reply} ${close}`),
    ],
  });
  return {
    kind: 'notification',
    audience: 'firm',
    ...letter,
    ...(email === undefined ? {} : { replyTo: { name, address: email } }),
    ...(files.length > 0 && submission.sendsFiles ? { withUploads: true } : {}),
  };
}
