import { readEmails, readPage } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDay } from '#app/i18n/format.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { languageWithCode } from '#app/i18n/language-with-code.ts';
import { STAFF_LINK_DAYS } from '#app/staff-link.ts';
import type { LanguageCode } from '#content/languages.ts';
import { composeLetter, textBlock } from './mail-template.server.tsx';
import type { ForwardFacts, Letter } from './ports.ts';

/** Composes the mail with which a person of the firm forwards a submission to a colleague. */
export function composeForward(
  code: LanguageCode,
  { form, reference, author, text, url, now }: ForwardFacts,
): Letter {
  const language = languageWithCode(code);
  const { forward: words, notification } = readEmails(language);
  const values = {
    author: isolate(author),
    form: readPage(language, 'your-data').forms[form],
    reference: isolate(reference),
    day: formatDay(now + STAFF_LINK_DAYS * DAY, language),
  };
  return composeLetter(language, {
    subject: fill(words.subject, values),
    blocks: [
      textBlock(fill(words.text, values)),
      { kind: 'link', label: fill(notification.staffAction, values), href: url },
      ...(text ? [{ kind: 'facts', rows: [[fill(words.noteBy, values), text]] } as const] : []),
    ],
  });
}
