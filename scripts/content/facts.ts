import type { CompiledContent } from './compile.ts';
import { type Problem, placeOf, textAt, textsOf } from './source-file.ts';
import { type Translation, translationsOf } from './translations.ts';

/** Matches code, link targets and list numbers, which contain numbers that are not facts. */
const NOT_STATED = /`{3}[\s\S]*?`{3}|\{\w+=[^}]*\}|`[^`]*`|\]\([^)]*\)|^\s*\d+\.\s/gm;
const NUMBER = /\d+(?:[.,:]\d+)*/g;
/** A time on the 12-hour clock. A translation may use the 24-hour clock. */
const TWELVE_HOURS = /(?<!\d)(\d{1,2}):(\d\d)\s(?:(AM|صباحًا|ص)|PM|ظهرًا|عصرًا|مساءً|م)(?!\p{L})/gu;

const BETWEEN_PARTS = /\n[^\S\n]*\n\s*|\n(?=\s*(?:[-*|]|\d+\.)\s)/;

/**
 * Reports numbers, such as dates and shares, that a translation changes, adds or leaves out. The
 * order of the numbers within a paragraph does not matter.
 */
export function factProblems(content: CompiledContent): Problem[] {
  return translationsOf(content).flatMap(problemsOf);
}

function problemsOf({ source, from }: Translation): Problem[] {
  return textsOf(source.value).flatMap(({ keys, text }) => {
    const original = textAt(from, keys);
    if (original === undefined) return [];
    return pairsOf(original, text).flatMap(({ wanted, found, at }) => {
      const lacking = without(numbersIn(wanted), numbersIn(found));
      const strange = without(numbersIn(found), numbersIn(wanted));
      if (lacking.length + strange.length === 0) return [];
      const expected = `the numbers of the original: ${list(lacking)}`;
      return [{ ...placeOf(source, keys, text, at), expected, received: list(strange) }];
    });
  });
}

type Pair = { wanted: string; found: string; at: number };

function pairsOf(original: string, text: string): Pair[] {
  const [wanted, found] = [partsOf(original), partsOf(text)];
  if (wanted.length !== found.length) return [{ wanted: original, found: text, at: 0 }];
  return found.map((part, index) => ({
    wanted: wanted[index]?.text ?? '',
    found: part.text,
    at: part.at,
  }));
}

function partsOf(text: string): { text: string; at: number }[] {
  const parts = text.trim().split(BETWEEN_PARTS);
  let end = 0;
  return parts.map((part) => {
    const at = text.indexOf(part, end);
    end = at + part.length;
    return { text: part, at };
  });
}

function without(numbers: string[], others: string[]): string[] {
  const left = [...others];
  return numbers.filter((number) => {
    const place = left.indexOf(number);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function list(numbers: string[]): string {
  return numbers.sort().join(' ') || 'none';
}

function numbersIn(text: string): string[] {
  return text.replace(NOT_STATED, ' ').replace(TWELVE_HOURS, on24Hours).match(NUMBER) ?? [];
}

function on24Hours(_: string, hours: string, minutes: string, morning: string | undefined) {
  const hour = (Number(hours) % 12) + (morning ? 0 : 12);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
