import { createHash } from 'node:crypto';
import type { Attachment, OutboxRow } from '#server/database/tables.ts';
import type { ComposedMail } from './delivery.ts';
import type { StoredMessage } from './message.ts';

type Row = Pick<OutboxRow, 'id' | 'kind' | 'recipient' | 'message_id' | 'created_at'>;
type File = Pick<Attachment, 'name' | 'type' | 'bytes'>;

/** Composes a mail. The site is the sender, so the visitor's email is only in Reply-To. */
export async function compose(
  row: Row,
  message: StoredMessage,
  files: File[],
  { MAIL_FROM }: { MAIL_FROM: string },
): Promise<ComposedMail> {
  // Import nodemailer only for the first mail, because it loads all of Node's TLS.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { subject, text, html, replyTo, calendar, picture, headers } = message;
  const attachments = [
    ...(calendar ? [{ ...calendar, type: calendarType(calendar.content) }] : []),
    ...files.map(({ name, type, bytes }) => ({ name, type, content: Buffer.from(bytes) })),
  ].map(({ name, type, content }) => ({ filename: oneLine(name), contentType: type, content }));
  const pictures = picture
    ? [
        {
          filename: oneLine(picture.name),
          contentType: 'image/png',
          content: Buffer.from(picture.content, 'base64'),
          cid: picture.id,
          contentDisposition: 'inline' as const,
        },
      ]
    : [];
  const node = new MailComposer({
    from: MAIL_FROM,
    to: { name: '', address: row.recipient },
    ...(replyTo && {
      replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) },
    }),
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
    attachments: [...pictures, ...attachments],
    // A second attempt must send the same bytes, because mailboxes recognize duplicates by them.
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

/** The type must name the method of the file (RFC 6047, 2.4). */
function calendarType(content: string): string {
  const [, method] = /^METHOD:(\w+)\r?$/m.exec(content) ?? [];
  return `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`;
}

/** Replaces carriage returns, because MailComposer changes only line feeds to CRLF. */
function feedLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Replaces control characters in a header, and breaks up encoded words such as "=?utf-8?Q?…?=". */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters have to be removed
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replaceAll('=?', '= ?');
}
