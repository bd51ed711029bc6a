import { isolate } from '#app/i18n/format.ts';

/** Marks what follows as Arabic, so that a percent sign stands to the left of its number. */
const ARABIC_LETTER_MARK = '\u061c';

const WORD = "[A-Za-z0-9]+(?:[.,:;/\\\\@&'’_+#=?~–−-]+[A-Za-z0-9]+)*";
/** A word with the signs that belong to it: C++, #5, .NET, +3, 6(1). */
const TOKEN = `[+−#.$€£-]?${WORD}(?:\\(${WORD}\\))*[+#]*`;
/** After a Latin word also in parentheses: ABC (KSA), report (final).pdf. */
const NEXT_TOKEN = `(?:${TOKEN}|\\(${WORD}\\)(?:\\.[A-Za-z0-9]+)?)`;
const LATIN_BEFORE = '(?<=[A-Za-z][^\\s\\p{Script=Arabic}]*)';
const LATIN_NEXT = '(?=[^\\s\\p{Script=Arabic}]*[A-Za-z])';
const RUN = new RegExp(
  [
    'https?://[^\\s)»]+[A-Za-z0-9/]',
    '\\+\\d+(?:[ -]\\(?\\d+\\)?)+',
    `(?<![A-Za-z0-9])${TOKEN}(?:${LATIN_BEFORE} (?:[&–-] )?${NEXT_TOKEN}| ${LATIN_NEXT}${TOKEN})*`,
  ].join('|'),
  'gu',
);
/** The Unicode algorithm keeps these in order: a plain number, and a run between Latin letters. */
const NEEDS_NOTHING = /^(?:\d+(?:[.,:/]\d+)*|[A-Za-z](?:.*[A-Za-z0-9])?)$/u;
/** Link targets and code in Markdown. */
const MARKUP = /(\]\([^)]*\)|`[^`]*`|\{\w+\})/u;

/**
 * Makes an Arabic text show in reading order: a telephone number, a range or "C++" is isolated, so
 * that it reads from left to right, and a percent sign stands to the left of its number everywhere.
 * @param text plain text or Markdown
 */
export function inReadingOrder(text: string): string {
  const isolated = /\p{Script=Arabic}/u.test(text)
    ? text
        .split(MARKUP)
        .map((part) => (MARKUP.test(part) ? part : part.replace(RUN, isolateRun)))
        .join('')
    : text;
  return isolated.replace(/\d[\d.,]*%(?![A-Za-z0-9])/gu, (percent, at: number) =>
    followsArabic(isolated.slice(0, at)) ? percent : ARABIC_LETTER_MARK + percent,
  );
}

function isolateRun(run: string): string {
  return NEEDS_NOTHING.test(run) ? run : isolate(run);
}

/** Whether the nearest letter before is Arabic, in the same paragraph or table cell, outside of isolates. */
function followsArabic(before: string): boolean {
  const outside = before.replace(/\u2068[^\u2069]*\u2069/gu, '').split(/\n\s*\n|\n(?=[#-])|\|/u);
  const letter = outside.at(-1)?.match(/\p{L}(?=[^\p{L}]*$)/u)?.[0] ?? '';
  return /\p{Script=Arabic}/u.test(letter);
}
