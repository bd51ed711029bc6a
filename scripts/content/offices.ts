import type { Organization } from '#app/content/schemas/organization.ts';
import { isOnMap, MAP_RANGE } from '#art/gulf-map.ts';
import { originalLanguage } from '#content/languages.ts';
import {
  languageOfFile,
  nameInLanguage,
  nameValue,
  type Problem,
  placeOf,
  type SourceFile,
} from './source-file.ts';

const FACTS = 'content/organization.yaml';

/** Where each office needs words, by the path of the key in the file. */
const WORDS: readonly { file: string; key: string; except: readonly string[] }[] = [
  { file: 'firm.yaml', key: 'cities', except: [] },
  { file: 'pages/contact.yaml', key: 'offices', except: ['heading', 'note'] },
  { file: 'pages/about-us.yaml', key: 'offices', except: ['heading'] },
];

/** Where a record names an office. */
const IN_RECORDS = [
  { folder: 'jobs/', key: 'city' },
  { folder: 'people/', key: 'contactFor' },
] as const;

/**
 * Reports offices without words or off the map, words of other offices, and roles or contacts in no
 * office.
 */
export function officeProblems(
  sources: readonly { source: SourceFile }[],
  facts: Organization | undefined,
): Problem[] {
  if (!facts) return [];
  const offices = Object.keys(facts.offices);
  const expected = `an office of ${FACTS}: ${offices.join(', ')}`;
  const contacts = facts.contactPoints
    .filter(({ office }) => !offices.includes(office))
    .map(({ office }) => ({ file: FACTS, key: 'contactPoints', expected, received: office }));
  const offTheMap = Object.entries(facts.offices).flatMap(([office, { place }]) => {
    const [x = 0, y = 0] = place ?? [];
    if (!place || isOnMap({ x, y })) return [];
    return {
      file: FACTS,
      key: `offices.${office}.place`,
      expected: `${MAP_RANGE}, or nothing`,
      received: place.join(', '),
    };
  });
  const inFiles = sources.flatMap(({ source }) => {
    const name = nameInLanguage(source.file);
    const inRecord = IN_RECORDS.find(({ folder }) => name.startsWith(folder));
    if (inRecord) {
      const { key } = inRecord;
      const office = source.value[key];
      if (office === undefined || offices.includes(String(office))) return [];
      return [{ ...placeOf(source, [key]), expected, received: nameValue(office) }];
    }
    return WORDS.filter(({ file }) => file === name).flatMap(({ key, except }) => {
      const words = source.value[key];
      const known = typeof words === 'object' && words !== null ? Object.keys(words) : [];
      const found = known.filter((office) => !except.includes(office));
      // Texts that a translation lacks fall back to the original.
      const isOriginal = languageOfFile(source.file) === originalLanguage.code;
      const missing = isOriginal ? offices.filter((office) => !found.includes(office)) : [];
      const unknown = found.filter((office) => !offices.includes(office));
      return [
        ...missing.map((office) => ({
          ...placeOf(source, [key]),
          expected: `words for the office ${office}`,
          received: 'nothing',
        })),
        ...unknown.map((office) => ({
          ...placeOf(source, [key, office]),
          expected,
          received: office,
        })),
      ];
    });
  });
  return [...contacts, ...offTheMap, ...inFiles];
}
