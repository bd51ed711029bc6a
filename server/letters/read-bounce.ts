import PostalMime from 'postal-mime';

/** A delivery status notification (RFC 3464). */
export type Bounce = {
  /** The Message-IDs in the notification. One of them is that of the returned mail. */
  messageIds: string[];
  recipients: { email: string; action: string; status: string }[];
};

/** @returns undefined if the mail is no delivery status notification */
export async function readBounce(bytes: Uint8Array): Promise<Bounce | undefined> {
  const raw = Buffer.from(bytes);
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const report = attachments.find(({ mimeType }) =>
    /^message\/(global-)?delivery-status$/.test(mimeType),
  );
  if (!report) return undefined;
  const [, ...groups] = textOf(report.content)
    .trim()
    .split(/\r?\n(?:[ \t]*\r?\n)+/);
  return {
    messageIds: [...new Set(raw.toString('latin1').match(/<[0-9a-f-]{36}@[\w.-]+>/g))],
    recipients: groups.map((group) => ({
      email: field(group, 'Original-Recipient') || field(group, 'Final-Recipient'),
      action: field(group, 'Action').toLowerCase(),
      status: /\d\.\d{1,3}\.\d{1,3}/.exec(field(group, 'Status'))?.[0] ?? '',
    })),
  };
}

/** Splits a mailbox file (mbox, RFC 4155) into mails. A file with one mail is returned whole. */
export function splitMailbox(file: Buffer): Buffer[] {
  const text = file.toString('latin1');
  if (!text.startsWith('From ')) return [file];
  return text
    .split(/^From [^\n]*\n/m)
    .filter((mail) => mail.trim() !== '')
    .map((mail) => Buffer.from(mail.replace(/^>(>*From )/gm, '$1'), 'latin1'));
}

/** Returns the value of a field, without its type, such as `rfc822;`. */
function field(group: string, name: string): string {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '';
  return line
    .slice(name.length + 1)
    .replace(/^\s*[\w-]+\s*;/, '')
    .trim()
    .replace(/^<(.*)>$/, '$1');
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString();
}
