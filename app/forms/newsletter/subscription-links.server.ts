import { DAY } from '#app/i18n/durations.ts';
import type { Links } from '#app/mail/ports.ts';
import type { Tokens } from '#app/ports.ts';
import type { Language } from '#content/languages.ts';

type Purpose = 'preferences' | 'unsubscribe';
/** @param id the id of the subscription @param letter the slug of the letter with the link */
type Subscription = { id: string; letter?: string | undefined };

/** People keep mails for years, so the links in them work this long. */
const YEARS = 5 * 365 * DAY;

export function subscriptionLink(
  purpose: Purpose,
  { id, letter }: Subscription,
  { links, language }: { links: Pick<Links, 'signed'>; language: Language },
): string {
  const content = letter === undefined ? id : `${id} ${letter}`;
  const path = `/newsletter/${purpose}`;
  return links.signed(`newsletter-${purpose}`, path, content, language, YEARS);
}

/** @returns undefined if the token is not valid */
export function openSubscriptionLink(
  purpose: Purpose,
  token: string,
  tokens: Pick<Tokens, 'open'>,
): Subscription | undefined {
  const opened = tokens.open(`newsletter-${purpose}`, token);
  if (!opened) return undefined;
  const [id = '', letter] = opened.content.split(' ');
  return { id, letter };
}

/** Mail programs can end the subscription with one click (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
