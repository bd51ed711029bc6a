import { schemaVocabulary } from './schema-vocabulary.ts';
import {
  idOf,
  isReference,
  isThing,
  listOf,
  type Thing,
  thingsWithin,
  typesOf,
} from './structured-data.ts';

const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?`;
/** For each data type, returns whether a text has the right format. */
const FORMATS: Record<string, (text: string) => boolean> = {
  // A year or a month is also a valid date.
  Date: (text) => new RegExp(`^(${DAY}|\\d{4}(-(0[1-9]|1[0-2]))?)$`).test(text),
  DateTime: (text) => new RegExp(`^${DAY}T${TIME}$`).test(text),
  Time: (text) => new RegExp(`^${TIME}$`).test(text),
  Duration: (text) =>
    /^P(?=.)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(text),
  URL: (text) => URL.canParse(text),
};

/**
 * In these properties, search engines accept a URL instead of a thing
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
const GIVEN_AS_URL = ['item'];

/**
 * Returns unknown types and properties, misplaced properties, and values that a property does not
 * accept.
 * @param siteWide things that other pages describe
 */
export function vocabularyFaults(
  things: readonly Thing[],
  siteWide: readonly Thing[] = [],
): string[] {
  const { isType, property } = schemaVocabulary();
  const known = new Map(
    thingsWithin([...siteWide, ...things]).flatMap(({ thing }) =>
      isReference(thing) ? [] : [[idOf(thing), typesOf(thing)] as const],
    ),
  );
  return thingsWithin(things).flatMap(({ thing, path }) => {
    if (isReference(thing)) return [];
    const types = typesOf(thing);
    if (types.length === 0) return [`${path} has no @type`];
    const strange = types
      .filter((type) => !isType(type))
      .map((type) => `${path}: schema.org has no type ${type}`);
    if (strange.length > 0) return strange;
    return Object.entries(thing).flatMap(([name, value]) => {
      // An action may have input properties (https://schema.org/docs/actions.html).
      const isInput =
        name.endsWith('-input') &&
        types.some((type) => property(type, name.slice(0, -'-input'.length)));
      if (name === '@id' || name === '@type' || isInput) return [];
      const [found] = types.flatMap((type) => property(type, name) ?? []);
      if (!found) return [`${path}: ${types.join('+')} has no property ${name}`];
      if (found.isSuperseded) return [`${path}.${name}: schema.org has replaced this property`];
      const values = listOf(value);
      if (values.length === 0) return [`${path}.${name} is an empty list`];
      const range = GIVEN_AS_URL.includes(name) ? [...found.range, 'URL'] : found.range;
      return values
        .filter((item) => !isAllowed(item, range, known))
        .map((item) => `${path}.${name} may not be ${JSON.stringify(item)?.slice(0, 80)}`);
    });
  });
}

function isAllowed(
  value: unknown,
  range: readonly string[],
  known: ReadonlyMap<string | undefined, string[]>,
): boolean {
  const { allows, isA } = schemaVocabulary();
  const allowed = allows(range);
  if (typeof value === 'number' || typeof value === 'boolean') return allowed.has(typeof value);
  if (typeof value === 'string')
    return value.trim() !== '' && (allowed.has(value) || isAllowedText(value, range));
  if (!isThing(value)) return false;
  // Another check reports references to things that no page describes.
  const types = isReference(value) ? known.get(idOf(value)) : typesOf(value);
  if (isReference(value) && !range.includes('IdReference')) return false;
  return (
    types === undefined ||
    types.length === 0 ||
    types.some((type) => allowed.has(type) || isA(type, 'Role'))
  );
}

/**
 * Returns whether a property accepts a text. Search engines ignore a text in place of a thing,
 * although schema.org accepts the text.
 */
function isAllowedText(text: string, range: readonly string[]): boolean {
  const { allows } = schemaVocabulary();
  const data = range.filter(
    (name) => allows(['DataType']).has(name) && allows([name]).has('string'),
  );
  return data.some((name) => FORMATS[name]?.(text) ?? true);
}
