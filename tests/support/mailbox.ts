import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { DATA_DIR } from '../../playwright.config.ts';

const LONGEST_WAIT = 10_000;

/**
 * A mail that the tests' site wrote, once it is there.
 * @param recipient an address that only this test uses @param subject a part of the subject
 * @throws Error where none comes
 */
export async function mailTo(recipient: string, subject = '', folder = path.join(DATA_DIR, 'mail')): Promise<Email> {
  const started = performance.now();
  while (performance.now() - started < LONGEST_WAIT) {
    const found = (await mailsTo(recipient, folder)).find((mail) => mail.subject?.includes(subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail "${subject}" to ${recipient} came`);
}

/** All mails to an address so far. */
export async function mailsTo(recipient: string, folder = path.join(DATA_DIR, 'mail')): Promise<Email[]> {
  // It is made with the first mail.
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))));
  return mails.filter(({ to }) => to?.some(({ address }) => address === recipient));
}

/** The first link of a mail whose address holds a text, such as the personal link. */
export function linkIn({ text = '' }: Email, part: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((candidate) => candidate.includes(part));
  if (!link) throw new Error(`The mail has no link with ${part}`);
  return new URL(link).pathname;
}
