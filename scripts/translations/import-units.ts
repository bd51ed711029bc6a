import { type Language, originalLanguage } from '#content/languages.ts';
import { compileContent } from '../content/compile.ts';
import {
  isRecord,
  type Keys,
  nameInLanguage,
  nameValue,
  type Problem,
  textAt,
  type Value,
} from '../content/source-file.ts';
import { pairTexts, recordTexts } from '../content/translation-record.ts';
import type { FileValue } from '../edit/merge-file.ts';
import type { Workspace } from '../edit/workspace.ts';
import type { ReadUnit } from './exchange.ts';
import { protectedIn } from './inline.ts';
import { cutParagraphs, placeOfUnit, type TextUnit, textUnits } from './units.ts';

export type Imported = {
  /** Mistakes that keep the whole file from being imported. */
  mistakes: Problem[];
  /**
   * Texts whose original has changed since the export, and those with parts that are not
   * translated. They are left as they are.
   */
  left: Problem[];
  /** The number of units that came back unchanged and are not marked as translated. */
  untouched: number;
  files: string[];
};

/** The forms for these numbers may leave out the number. */
const NAMELESS_NUMBERS = new Set(['zero', 'one', 'two']);

type Taken = { unit: TextUnit; target: string; isInitial: boolean };

/** Saves translations, and records them as confirmed. */
export function importUnits(
  { code }: Language,
  read: readonly ReadUnit[],
  workspace: Workspace,
  root = 'content',
): Imported {
  const content = compileContent(root);
  const known = textUnits(content, code, root);
  const { taken, ...found } = sortOut(known, read, code);
  if (found.mistakes.length > 0) return { ...found, files: [] };

  const changes = [...Map.groupBy(taken, ({ unit }) => unit.name)].flatMap(([name, units]) => {
    if (!units.some(isChanged)) return [];
    const [file, original] = [code, originalLanguage.code].map((one) => `content/${one}/${name}`);
    const value = workspace.valueOf(file ?? '');
    const like = workspace.valueOf(original ?? '');
    const ofFile = known.filter((unit) => unit.name === name);
    for (const [keys, text] of textsOf(units, ofFile, value, like)) put(value, keys, text, like);
    const whole = withoutHoles(value) as FileValue | undefined;
    return whole ? [{ file: file ?? '', value: whole }] : [];
  });
  const refused = workspace.save(changes);
  if (refused.length > 0) return { ...found, mistakes: refused, files: [] };
  const places = new Set(taken.map(({ unit }) => keyOf(unit)));
  const after = compileContent(root);
  recordTexts(
    pairTexts(after, root),
    root,
    (pair) =>
      pair.state === 'stale' &&
      pair.old === pair.translation &&
      pair.language === code &&
      places.has(keyOf({ name: nameInLanguage(pair.translation.file), keys: pair.keys })),
  );
  const saved = new Map(textUnits(after, code, root).map((unit) => [nameOf(unit), unit.target]));
  const incomplete = taken
    .filter(({ unit }) => saved.get(nameOf(unit)) === undefined)
    .map(({ unit }) => ({
      file: `content/${code}/${unit.name}`,
      key: placeOfUnit(unit),
      expected: 'translations of all parts of its list or text',
      received: 'some of them',
    }));
  return {
    ...found,
    left: [...found.left, ...incomplete],
    files: changes.map(({ file }) => file),
  };
}

function isChanged({ unit, target }: Taken): boolean {
  return unit.target !== target;
}

/** Compares the units with the texts as they are now. */
function sortOut(known: readonly TextUnit[], read: readonly ReadUnit[], code: string) {
  const mistakes: Problem[] = [];
  const left: Problem[] = [];
  const changedKeys = new Set<string>();
  let taken: Taken[] = [];
  const units = new Map(known.map((unit) => [nameOf(unit), unit]));
  for (const { name, place, source, target, isInitial = false } of read) {
    const unit = units.get(`${name} ${place}`);
    const at = { file: `content/${code}/${name}`, key: place };
    if (!unit || unit.source !== source) {
      const expected = unit ? `a translation of ${nameValue(unit.source)}` : 'a text of the site';
      left.push({ ...at, expected, received: `one of ${nameValue(source)}` });
      if (unit) changedKeys.add(keyOf(unit));
    } else if (unit.target !== target && !keepsProtected(unit, target)) {
      const [expected, received] = [unit.source, target].map((text) => protectedIn(text) || 'none');
      mistakes.push({ ...at, expected: expected ?? '', received: received ?? '' });
    } else taken.push({ unit, target, isInitial });
  }
  // A text with a changed paragraph is left as it is.
  taken = taken.filter(({ unit }) => !changedKeys.has(keyOf(unit)));
  const touched = new Set(
    taken.filter((one) => !one.isInitial || isChanged(one)).map(({ unit }) => keyOf(unit)),
  );
  const untouched = taken.filter(({ unit }) => !touched.has(keyOf(unit))).length;
  taken = taken.filter(({ unit }) => touched.has(keyOf(unit)));
  return { mistakes, left, untouched, taken };
}

function keepsProtected({ source, keys }: TextUnit, target: string): boolean {
  const isNameless = NAMELESS_NUMBERS.has(String(keys.at(-1)));
  return protectedIn(source) === protectedIn(target) || (isNameless && !protectedIn(target));
}

/** The new texts by key. A text is left out until all of its paragraphs are translated. */
function textsOf(
  taken: readonly Taken[],
  known: readonly TextUnit[],
  value: FileValue,
  like: FileValue,
): [Keys, string][] {
  const targets = new Map(taken.map(({ unit, target }) => [unit, target]));
  return [...Map.groupBy(known, keyOf).values()].flatMap((units): [Keys, string][] => {
    const [first] = units;
    const parts = units.map((unit) => targets.get(unit) ?? unit.target);
    if (!first || !units.some((unit) => targets.has(unit)) || parts.includes(undefined)) return [];
    if (units.every((unit) => (targets.get(unit) ?? unit.target) === unit.target)) return [];
    const pattern = cutParagraphs(
      textAtKeys(value, first.keys) ?? textAtKeys(like, first.keys) ?? '',
    );
    const between = pattern.filter((_, index) => index % 2 === 1);
    return [[first.keys, parts.map((part, index) => part + (between[index] ?? '')).join('')]];
  });
}

function textAtKeys(value: FileValue, keys: Keys): string | undefined {
  return textAt({ file: '', value, lineOf: () => 1 }, keys);
}

function nameOf(unit: TextUnit): string {
  return `${unit.name} ${placeOfUnit(unit)}`;
}

function keyOf({ name, keys }: Pick<TextUnit, 'name' | 'keys'>): string {
  return `${name} ${keys.join('.')}`;
}

type Holder = { [key: string | number]: Value | undefined };

/** Sets a text, and makes the lists and objects around it like those of the original. */
function put(holder: Holder, [key = '', ...rest]: Keys, text: string, like: Holder): void {
  if (rest.length === 0) {
    holder[key] = text;
    return;
  }
  const from = like[key];
  holder[key] ??= Array.isArray(from) ? from.map(placeFor) : {};
  put(holder[key] as Holder, rest, text, from as Holder);
}

function placeFor(item: Value): Value {
  return (isRecord(item) ? {} : undefined) as Value;
}

/**
 * Leaves out lists of texts that are not complete, because the build compares their lengths, and
 * what is empty without them.
 */
function withoutHoles(value: Value | undefined): Value | undefined {
  if (Array.isArray(value)) {
    const items = value.map(withoutHoles);
    return items.includes(undefined) ? undefined : (items as Value[]);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, withoutHoles(item)] as const)
    .filter(([, item]) => item !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Value) : undefined;
}
