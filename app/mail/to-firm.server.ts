import { readEmails, readPage } from '#app/content/read.server.ts';
import type { MailContext } from '#app/forms/engine/form-receiver.ts';
import { fill, formatLanguage, isolate } from '#app/i18n/format.ts';
import type { Mail } from '#app/services.ts';
import { composeLetter } from './letter.server.tsx';

type Notification = Pick<
  MailContext<unknown, unknown>,
  'language' | 'firmLanguage' | 'receipt' | 'sendsFiles'
> & {
  /** Who sent it, and where an answer goes. */
  from: { name: string; address: string };
  /** What it is about, such as the role. */
  about?: string;
  /** What was answered, with labels in the firm's language. */
  rows: readonly (readonly [field: string, label: string, value: string])[];
  files?: string[];
};

/** The mail by which the firm learns of a submission; answering it writes to the sender. */
export function toFirm({
  language,
  firmLanguage,
  receipt,
  from,
  about,
  rows,
  files = [],
  sendsFiles,
}: Notification): Mail {
  const { notification, shared } = readEmails(firmLanguage);
  const form = readPage(firmLanguage, 'your-data').forms[receipt.form];
  const { reference } = receipt;
  const facts: [string, string][] = [
    [shared.reference, reference],
    ...(about ? [[notification.about, about] as [string, string]] : []),
    ...rows.map(([, label, value]): [string, string] => [label, value]),
    ...(files.length > 0 ? [[notification.files, files.join('\n')] as [string, string]] : []),
    [notification.language, formatLanguage(language.code, firmLanguage)],
  ];
  const letter = composeLetter(firmLanguage, {
    subject: fill(notification.subject, {
      form,
      name: isolate(from.name || from.address),
      reference: isolate(reference),
    }),
    blocks: [
      { kind: 'text', text: fill(notification.lead, { form }) },
      ...(receipt.seat === 'waiting'
        ? [{ kind: 'text', text: notification.waiting } as const]
        : []),
      { kind: 'facts', rows: facts },
      { kind: 'text', text: fill(notification.reply, { reference }) },
    ],
  });
  return {
    kind: 'notification',
    audience: 'firm',
    ...letter,
    replyTo: from,
    ...(files.length > 0 && sendsFiles ? { withUploads: true } : {}),
  };
}
