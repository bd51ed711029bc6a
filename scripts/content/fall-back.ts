import { isolateFallback } from '#app/i18n/fallback.ts';
import { languages } from '#content/languages.ts';
import { inReadingOrder } from './reading-order.ts';
import {
  isIdentifier,
  isRecord,
  type Keys,
  languageOfFile,
  nameValue,
  type Problem,
  type SourceFile,
  type Value,
} from './source-file.ts';

/** `value` has every key of the original. `missing` lists the texts without a translation. */
export type Translated = {
  value: { [key: string]: Value };
  missing: Problem[];
  problems: Problem[];
};

/**
 * Fills the missing texts of a translation with marked fallbacks from the original.
 * @param file path of the translation, for problems
 * @param facts top-level keys that only the original may have
 * @param wordlessAt returns the text at a place whose text needs no translation
 */
export function fallBack(
  original: SourceFile,
  translation: SourceFile | undefined,
  file: string,
  facts: readonly string[],
  wordlessAt: (keys: Keys) => string | undefined = () => undefined,
): Translated {
  const isLeftToRight = languages.some(
    ({ code, dir }) => code === languageOfFile(file) && dir === 'ltr',
  );
  const result: Translated = { value: {}, missing: [], problems: [] };
  const problem = (keys: Keys, expected: string, received: unknown): Problem => ({
    file,
    line: translation?.lineOf(keys) ?? 1,
    key: keys.join('.'),
    expected,
    received: nameValue(received),
  });
  const report = (...mistake: Parameters<typeof problem>) =>
    result.problems.push(problem(...mistake));
  const reportUnknown = (known: object, found: object, keys: Keys) => {
    for (const key of Object.keys(found))
      if (!(key in known)) report([...keys, key], `one of ${Object.keys(known).join(', ')}`, key);
  };

  const lay = (from: Value, over: Value | undefined, keys: Keys): Value => {
    if (isRecord(from)) {
      if (over !== undefined && !isRecord(over)) report(keys, nameValue(from), over);
      const translated = isRecord(over) ? over : {};
      reportUnknown(from, translated, keys);
      return Object.fromEntries(
        Object.entries(from).map(([key, value]) => [
          key,
          lay(value, translated[key], [...keys, key]),
        ]),
      );
    }
    if (Array.isArray(from)) {
      const isTwin = Array.isArray(over) && over.length === from.length;
      if (over !== undefined && !isTwin)
        report(keys, `a list of ${from.length}, like the original`, over);
      return from.map((value, index) =>
        lay(value, isTwin ? over[index] : undefined, [...keys, index]),
      );
    }
    return isIdentifier(keys) || typeof from !== 'string'
      ? same(from, over, keys)
      : translate(from, over, keys);
  };
  const same = (from: Value, over: Value | undefined, keys: Keys): Value => {
    if (over !== undefined && over !== from)
      report(keys, `${nameValue(from)}, like the original`, over);
    return from;
  };
  const translate = (from: string, over: Value | undefined, keys: Keys): Value => {
    const text = over ?? wordlessAt(keys);
    if (typeof text === 'string') return isLeftToRight ? text : inReadingOrder(text);
    if (over === undefined)
      result.missing.push(problem(keys, `a translation of ${nameValue(from)}`, over));
    else report(keys, 'a text', over);
    return isolateFallback(from);
  };

  const isFact = (key: string) => facts.includes(key);
  for (const [key, value] of Object.entries(original.value)) {
    result.value[key] = isFact(key) ? value : lay(value, translation?.value[key], [key]);
  }
  for (const key of facts) {
    if (translation && key in translation.value)
      report([key], 'nothing: this fact stands in the original only', translation.value[key]);
  }
  reportUnknown(
    { ...original.value, ...Object.fromEntries(facts.map((key) => [key, true])) },
    translation?.value ?? {},
    [],
  );
  return result;
}
