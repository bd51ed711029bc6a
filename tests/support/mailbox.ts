import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { DATA_DIR } from '../../playwright.config.ts';

const LONGEST_WAIT = 10_000;

/** Caches parsed mails by file name, because a mail never changes. */
const parsed = new Map<string, Promise<Email>>();

/**
 * Waits for a mail to a recipient.
 * @param recipient an email that only this test uses
 * @param subject a part of the subject
 * @throws Error if no such mail arrives
 */
export async function mailTo(
  recipient: string,
  subject = '',
  folder = path.join(DATA_DIR, 'mail'),
): Promise<Email> {
  const started = performance.now();
  while (performance.now() - started < LONGEST_WAIT) {
    const found = (await mailsTo(recipient, folder)).find((mail) =>
      mail.subject?.includes(subject),
    );
    if (found) return found;
    await setTimeout(20);
  }
  throw new Error(`No mail "${subject}" to ${recipient} came`);
}

export async function mailsTo(
  recipient: string,
  folder = path.join(DATA_DIR, 'mail'),
): Promise<Email[]> {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) =>
    file.endsWith('.eml'),
  );
  const mails = await Promise.all(files.map((file) => parseOnce(path.join(folder, file))));
  return mails.filter(({ to }) => to?.some(({ address }) => address === recipient));
}

function parseOnce(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? PostalMime.parse(readFileSync(file));
  parsed.set(file, mail);
  return mail;
}

export function linkIn({ text = '' }: Email, part: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((candidate) => candidate.includes(part));
  if (!link) throw new Error(`The mail has no link with ${part}`);
  return new URL(link).pathname;
}
