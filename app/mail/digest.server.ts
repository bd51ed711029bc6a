import { readEmails, readPage } from '#app/content/read.server.ts';
import { formatDate, formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { languageWithCode } from '#app/i18n/language-with-code.ts';
import type { Language, LanguageCode } from '#content/languages.ts';
import { type Block, composeLetter, textBlock } from './mail-template.server.tsx';
import type { DigestFacts, Letter } from './ports.ts';

export function composeDigest(
  code: LanguageCode,
  { day, received, due, overdue, quarantined, undecided, failedMails, webinars }: DigestFacts,
): Letter {
  const language = languageWithCode(code);
  const { digest: words } = readEmails(language);
  const list = (heading: string, items: DigestFacts['due']): Block[] => [
    { kind: 'heading', text: heading },
    items.length > 0
      ? { kind: 'list', items: items.map((item) => itemOf(item, language)) }
      : textBlock(words.none),
  ];
  const values = {
    day: formatDate(day, language),
    received: String(received.length),
    overdue: String(overdue.length),
  };
  return composeLetter(language, {
    subject: fill(words.subject, values),
    blocks: [
      textBlock(fill(words.lead, values)),
      ...webinarBlocks(webinars, language),
      ...list(words.overdue, overdue),
      ...list(words.due, due),
      ...(undecided.length > 0 ? list(words.quarantined, undecided) : []),
      ...list(words.received, received),
      textBlock(fill(words.held, { count: String(quarantined) })),
      textBlock(fill(words.failedMails, { count: String(failedMails) })),
      textBlock(words.inbox),
    ],
  });
}

function webinarBlocks(webinars: DigestFacts['webinars'], language: Language): Block[] {
  if (webinars.length === 0) return [];
  const words = readEmails(language).digest.webinars;
  const items = webinars.map(({ slug, heading, starts, reason, people }) =>
    fill(words[reason], {
      webinar: isolate(heading),
      day: formatDay(starts, language),
      time: formatTime(starts, language),
      count: String(people),
      slug,
    }),
  );
  return [
    { kind: 'heading', text: words.heading },
    { kind: 'list', items },
  ];
}

function itemOf(item: DigestFacts['due'][number], language: Language) {
  const text = lineOf(item, language);
  return item.url === undefined ? text : { text, href: item.url };
}

function lineOf(
  { reference, form, name, dueAt }: DigestFacts['due'][number],
  language: Language,
): string {
  const { line, lineDue } = readEmails(language).digest;
  const values = {
    reference: isolate(reference),
    form: readPage(language, 'your-data').forms[form],
    name: isolate(name ?? '–'),
  };
  if (dueAt === null) return fill(line, values);
  return fill(lineDue, {
    ...values,
    day: formatDay(dueAt, language),
    time: formatTime(dueAt, language),
  });
}
