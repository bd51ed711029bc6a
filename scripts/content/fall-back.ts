import { markFallback } from '#app/i18n/fallback.ts';
import { isRecord, type Keys, nameValue, type Problem, type SourceFile, type Value } from './source-file.ts';

/** A translated file laid over the original: `value` has every key of the original, `missing` names those that fell back. */
export type Translated = { value: { [key: string]: Value }; missing: string[]; problems: Problem[] };

/**
 * Lays a translation over its original. What the translation lacks is taken from the original, marked as such;
 * what it has too much, or in another shape, is a problem.
 * @param original the first language's file @param translation the other's, or nothing where it has no such file
 * @param facts top-level keys that belong to the original alone and are taken from it unmarked
 */
export function fallBack(original: SourceFile, translation: SourceFile | undefined, file: string, facts: readonly string[]): Translated {
  const result: Translated = { value: {}, missing: [], problems: [] };
  const report = (keys: Keys, expected: string, received: unknown) =>
    result.problems.push({ file, line: translation?.lineOf(keys) ?? 1, key: keys.join('.'), expected, received: nameValue(received) });

  function lay(from: Value, over: Value | undefined, keys: Keys): Value {
    if (isRecord(from)) {
      if (over !== undefined && !isRecord(over)) return (report(keys, nameValue(from), over), from);
      for (const key of Object.keys(over ?? {})) {
        if (!(key in from)) report([...keys, key], `one of ${Object.keys(from).join(', ')}`, key);
      }
      return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, lay(value, over?.[key], [...keys, key])]));
    }
    if (Array.isArray(from)) {
      if (over === undefined) return from.map((value, index) => lay(value, undefined, [...keys, index]));
      if (!Array.isArray(over) || over.length !== from.length) return (report(keys, `a list of ${from.length}, like the original`, over), from);
      return from.map((value, index) => lay(value, over[index], [...keys, index]));
    }
    if (isIdentifier(keys)) {
      if (over !== undefined && over !== from) report(keys, `${nameValue(from)}, like the original`, over);
      return from;
    }
    if (typeof from !== 'string') return from;
    if (over === undefined) return (result.missing.push(`${file} ${keys.join('.')}`), markFallback(from));
    if (typeof over !== 'string') return (report(keys, 'a text', over), from);
    return over;
  }

  for (const [key, value] of Object.entries(original.value)) {
    const over = translation?.value[key];
    if (!facts.includes(key)) result.value[key] = lay(value, over, [key]);
    else {
      result.value[key] = value;
      if (over !== undefined) report([key], 'nothing: this fact stands in the original only', over);
    }
  }
  for (const key of Object.keys(translation?.value ?? {})) {
    if (!(key in original.value) && !facts.includes(key)) report([key], `one of ${Object.keys(original.value).join(', ')}`, key);
  }
  return result;
}

/** A section's `id` names it in addresses and is the same in every language. */
function isIdentifier(keys: Keys): boolean {
  return keys.at(-1) === 'id';
}
