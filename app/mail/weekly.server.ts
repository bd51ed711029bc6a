import { readEmails, readPage } from '#app/content/read.server.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill, formatLanguage, formatUnit, isolate } from '#app/i18n/format.ts';
import { languageWithCode } from '#app/i18n/language-with-code.ts';
import type { Language, LanguageCode } from '#content/languages.ts';
import { type Block, composeLetter, textBlock } from './mail-template.server.tsx';
import type { Letter, WeeklyFacts } from './ports.ts';

/** Composes the weekly mail to the firm: numbers about submissions, answers and searches. */
export function composeWeekly(code: LanguageCode, facts: WeeklyFacts): Letter {
  const language = languageWithCode(code);
  const { weekly: words } = readEmails(language);
  const days = { from: formatDate(facts.from, language), to: formatDate(facts.to, language) };
  const open = { open: String(facts.open.count), late: String(facts.open.late) };
  const list = (heading: string, items: string[]): Block[] => [
    { kind: 'heading', text: heading },
    items.length > 0 ? { kind: 'list', items } : textBlock(words.none),
  ];
  return composeLetter(language, {
    subject: fill(words.subject, days),
    blocks: [
      textBlock(fill(words.lead, days)),
      ...list(
        words.received,
        facts.received.map((one) => receivedLine(one, language)),
      ),
      ...list(
        words.answers,
        facts.answers.map((one) => answersLine(one, language)),
      ),
      textBlock(fill(words.open, open)),
      ...list(
        words.feedback,
        facts.feedback.map(({ page, ...counts }) =>
          fill(words.page, { page: isolate(page), ...asTexts(counts) }),
        ),
      ),
      textBlock(words.comments),
      ...list(
        words.letters,
        facts.letters.map(({ slug, ...counts }) =>
          fill(words.letter, { letter: isolate(slug), ...asTexts(counts) }),
        ),
      ),
      ...list(
        words.searches,
        facts.searches.map(({ query, people, language: searched }) =>
          fill(words.search, {
            query: isolate(query),
            language: formatLanguage(searched, language),
            people: String(people),
          }),
        ),
      ),
      textBlock(words.searchesNote),
    ],
  });
}

function receivedLine(
  { form, about, count }: WeeklyFacts['received'][number],
  language: Language,
): string {
  const { form: line, formAbout } = readEmails(language).weekly;
  const values = { form: readPage(language, 'your-data').forms[form], count: String(count) };
  return about === null
    ? fill(line, values)
    : fill(formAbout, { ...values, about: isolate(about) });
}

function answersLine(
  { form, count, late, median, slowest }: WeeklyFacts['answers'][number],
  language: Language,
): string {
  return fill(readEmails(language).weekly.answered, {
    form: readPage(language, 'your-data').forms[form],
    ...asTexts({ count, late }),
    median: lengthOf(median, language),
    slowest: lengthOf(slowest, language),
  });
}

/** Writes a length of time in hours, or in days if it is two days or longer. Rounds up. */
function lengthOf(milliseconds: number, language: Language): string {
  return milliseconds < 2 * DAY
    ? formatUnit(Math.ceil(milliseconds / HOUR), 'hour', language)
    : formatUnit(Math.ceil(milliseconds / DAY), 'day', language);
}

function asTexts<Name extends string>(numbers: Record<Name, number>): Record<Name, string> {
  const entries = Object.entries<number>(numbers).map(([name, count]) => [name, String(count)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
