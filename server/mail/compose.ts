import { createHash } from 'node:crypto';
import type { Attachment, OutboxRow } from '#server/database/tables.ts';
import type { ComposedMail } from './delivery.ts';
import type { StoredMessage } from './message.ts';

type Row = Pick<OutboxRow, 'id' | 'kind' | 'recipient' | 'message_id' | 'created_at'>;
type File = Pick<Attachment, 'name' | 'type' | 'bytes'>;

/**
 * Makes the bytes of a mail. The envelope's sender and From are ours; who wrote is only in
 * Reply-To.
 * @param files the submission's, which go with it
 */
export async function compose(
  row: Row,
  message: StoredMessage,
  files: File[],
  { MAIL_FROM }: { MAIL_FROM: string },
): Promise<ComposedMail> {
  // Not before there is a mail: it brings Node's whole TLS with it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { subject, text, html, replyTo, calendar, headers } = message;
  const attachments = [
    ...(calendar
      ? [
          {
            filename: oneLine(calendar.name),
            contentType: 'text/calendar; charset=utf-8',
            content: calendar.content,
          },
        ]
      : []),
    ...files.map(({ name, type, bytes }) => ({
      filename: oneLine(name),
      contentType: type,
      content: Buffer.from(bytes),
    })),
  ];
  const node = new MailComposer({
    from: MAIL_FROM,
    to: { name: '', address: row.recipient },
    ...(replyTo
      ? { replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) } }
      : {}),
    subject: oneLine(subject),
    messageId: row.message_id,
    date: new Date(row.created_at),
    headers: {
      ...Object.fromEntries(
        Object.entries(headers ?? {}).map(([name, value]) => [name, oneLine(value)]),
      ),
      'Auto-Submitted': 'auto-generated',
    },
    text: feedLines(text),
    html: feedLines(html),
    attachments,
    // Random otherwise; a repeat has to be the same bytes, by which mailboxes know it.
    baseBoundary: createHash('sha256').update(row.id).digest('hex').slice(0, 32),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from, to } = node.getEnvelope();
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    envelope: { from: from || '', to },
    bytes: await node.build(),
  };
}

/** A lone carriage return would reach the relay as it is; line feeds become both. */
function feedLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * Text for a header: a line break would end it, and a literal "=?utf-8?Q?…?=", which the composer
 * leaves as it is, would be decoded by whoever reads the mail.
 */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not get in
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replaceAll('=?', '= ?');
}
