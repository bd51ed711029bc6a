import { WAITLISTED } from '#app/constants.ts';
import { readEmails, readPage } from '#app/content/read.server.ts';
import type { SentRow } from '#app/forms/engine/answer-rows.server.ts';
import type { Form } from '#app/forms/forms.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDay } from '#app/i18n/format.server.ts';
import { fill, formatLanguage, isolate } from '#app/i18n/format.ts';
import { STAFF_LINK_DAYS } from '#app/staff-link.ts';
import type { Language } from '#content/languages.ts';
import { type Block, composeLetter, type Fact, textBlock } from './mail-template.server.tsx';
import { mailTo } from './mail-to.server.ts';
import type { Links, Mail } from './ports.ts';

type Notification = {
  language: Language;
  firmLanguage: Language;
  receipt: { id: string; form: Form; reference: string; seat?: string; receivedAt: number };
  links: Pick<Links, 'staff'>;
  name: string;
  email?: string | undefined;
  /** The subject of the submission, such as a role. */
  about?: string | undefined;
  rows: readonly SentRow[];
  files: string[];
  sendsFiles: boolean;
};

/**
 * The mail that notifies the firm of a submission, with the link to the staff page. A reply must
 * not go to the sender, because mail programs quote the mail, including the link.
 */
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
  const { id, receivedAt } = receipt;
  const day = formatDay(receivedAt + STAFF_LINK_DAYS * DAY, firmLanguage);
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
      textBlock(fill(notification.staff, { day })),
      {
        kind: 'link',
        label: fill(notification.staffAction, { reference: isolate(reference) }),
        href: submission.links.staff({ id, version: 0 }, firmLanguage),
      },
      ...(email === undefined ? [] : [replyBlock(submission, email)]),
      textBlock(fill(notification.close, { reference })),
    ],
  });
  return {
    kind: 'notification',
    audience: 'firm',
    ...letter,
    ...(files.length > 0 && submission.sendsFiles ? { withUploads: true } : {}),
  };
}

/** A link that opens a new mail to the sender, with a subject in the language of the sender. */
function replyBlock({ language, firmLanguage, receipt }: Notification, email: string): Block {
  const { notification } = readEmails(firmLanguage);
  const href = mailTo(email, { ...receipt, language });
  const links = [{ label: notification.replyAction, href }];
  return { kind: 'links', label: notification.reply, links };
}
