import { PERSONAL_LINK_DAYS } from '#app/constants.ts';
import { readEmails } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { type Block, composeLetter, textBlock } from './mail-template.server.tsx';
import type { Links, Mail } from './ports.ts';
import { starPicture } from './star-picture.server.ts';

type VisitorMail = Pick<Mail, 'kind' | 'calendar' | 'headers' | 'waits' | 'sendBefore'> & {
  language: Language;
  receipt: { id: string; reference: string; receivedAt: number; dueAt?: number };
  links: Links;
  words: { subject: string; text: string; action?: string };
  /**
   * These texts must not contain anything that the visitor typed, because the mail may reach a
   * stranger.
   */
  values?: Record<string, string>;
  /** The URL of the link with the label `words.action`. */
  target?: string;
  further?: Block[];
  /** The expiry of the personal link. */
  linkUntil?: number;
};

export function toVisitor(mail: VisitorMail): Mail {
  const { kind, calendar, headers, waits, sendBefore } = mail;
  const { language, receipt, links, words, values, target, further = [] } = mail;
  const { linkUntil = receipt.receivedAt + PERSONAL_LINK_DAYS * DAY } = mail;
  const { shared } = readEmails(language);
  const { reference, receivedAt, dueAt } = receipt;
  const filled = (text: string) => fill(text, { reference: isolate(reference), ...values });
  const facts: [string, string][] = [
    [shared.reference, reference],
    [shared.received, momentOf(receivedAt, language)],
    ...(dueAt === undefined ? [] : [[shared.due, momentOf(dueAt, language)] as [string, string]]),
  ];
  // The confirmation page shows the same star.
  const star = dueAt === undefined ? undefined : starPicture(reference);
  const personal = links.signed(
    'your-data',
    '/your-data',
    receipt.id,
    language,
    linkUntil - Date.now(),
  );
  const blocks: Block[] = [
    textBlock(shared.greeting),
    textBlock(filled(words.text)),
    ...(words.action && target
      ? [{ kind: 'link', label: words.action, href: target } as const]
      : []),
    ...further,
    { kind: 'facts', rows: facts },
    ...(star
      ? [{ kind: 'picture', id: star.picture.id, side: star.side, caption: shared.star } as const]
      : []),
    textBlock(fill(shared.personal, { day: formatDay(linkUntil, language) })),
    { kind: 'link', label: shared.personalAction, href: personal },
    textBlock(shared.ignore),
  ];
  return {
    kind,
    audience: 'visitor',
    ...composeLetter(language, {
      subject: filled(words.subject),
      blocks,
      signature: shared.regards,
    }),
    calendar,
    picture: star?.picture,
    headers,
    waits,
    sendBefore,
  };
}

function momentOf(moment: number, language: Language): string {
  return fill(readEmails(language).shared.dueTime, {
    day: formatDay(moment, language),
    time: formatTime(moment, language),
  });
}
