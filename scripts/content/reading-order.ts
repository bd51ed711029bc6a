import { isolate } from '#app/i18n/format.ts';

/** This character makes browsers treat the text after it as Arabic. */
const ARABIC_LETTER_MARK = '\u061c';

const WORD = "[A-Za-z0-9]+(?:[.,:;/\\\\@&'’_+#=?~–−-]+[A-Za-z0-9]+)*";
/** A word with its signs, such as C++, #5, .NET, +3 or 6(1). */
const TOKEN = `[+−#.$€£-]?${WORD}(?:\\(${WORD}\\))*[+#]*`;
/** Matches another token of a Latin text, such as "(KSA)" in ABC (KSA). */
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
/** Matches runs that browsers already show in the right order, such as plain numbers and words. */
const NEEDS_NOTHING = /^(?:\d+(?:[.,:/]\d+)*|[A-Za-z](?:.*[A-Za-z0-9])?)$/u;
const MARKUP = /(\]\([^)]*\)|`{3}[\s\S]*?`{3}|`[^`]*`|\{[^}\n]+\})/u;

/**
 * Makes browsers show an Arabic text in reading order. Isolates left-to-right runs, such as a
 * telephone number or "C++".
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

function followsArabic(before: string): boolean {
  const outside = before.replace(/\u2068[^\u2069]*\u2069/gu, '').split(/\n\s*\n|\n(?=[#-])|\|/u);
  const letter = outside.at(-1)?.match(/\p{L}(?=[^\p{L}]*$)/u)?.[0] ?? '';
  return /\p{Script=Arabic}/u.test(letter);
}
