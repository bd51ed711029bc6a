import { ask, mailFolder, siteOrigin } from './ask-site.ts';
import { URLENCODED } from './form-bytes.ts';
import { encoded, newLetter } from './form-client.ts';
import { linkIn, mailTo } from './mailbox.ts';
import type { RawAnswer } from './raw-request.ts';
import { organization } from './words.ts';

export function post(path: string, values: Record<string, string>): Promise<RawAnswer> {
  const headers = { Origin: siteOrigin, 'Content-Type': URLENCODED };
  return ask(path, { method: 'POST', headers, body: encoded(values) });
}

/**
 * The emails of three people, and the links in their mails: the sender of a message, a confirmed
 * subscriber, and a newcomer who has not confirmed yet. Each person has a different email, because
 * the site limits the number of mails to an email.
 */
export type PersonalLinks = {
  sender: string;
  yourData: string;
  subscriber: string;
  preferences: string;
  unsubscribe: string;
  newcomer: string;
  confirm: string;
  /** The link in the mail to the firm about the sender's message. */
  staff: string;
};

export async function personalLinks(): Promise<PersonalLinks> {
  const letter = newLetter();
  const [subscriber, newcomer] = [newLetter().email, newLetter().email];
  await post('/contact', letter);
  await post(await confirmOf(subscriber), {});
  const notification = await mailTo(organization.email, letter.name, mailFolder);
  const welcome = await mailTo(subscriber, 'subscribed', mailFolder);
  const header = welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return {
    sender: letter.email,
    staff: linkIn(notification, '/staff/'),
    yourData: linkIn(await mailTo(letter.email, '', mailFolder), '/your-data/'),
    subscriber,
    preferences: linkIn(welcome, '/newsletter/preferences/'),
    unsubscribe: new URL(header.replace(/[<>]/g, '')).pathname,
    newcomer,
    confirm: await confirmOf(newcomer),
  };
}

async function confirmOf(email: string): Promise<string> {
  await post('/newsletter', { email });
  return linkIn(await mailTo(email, 'confirm', mailFolder), '/newsletter/confirm/');
}
