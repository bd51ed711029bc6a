import { existsSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '#content/languages.ts';
import {
  isRecord,
  type Keys,
  nameInLanguage,
  readSourceFile,
  textsOf,
} from '../content/source-file.ts';
import { filesIn } from '../files-in.ts';
import type { Draft } from './draft.ts';
import type { FirmFile } from './firm-file.ts';

const LIST = 'content/unconfirmed.yaml';
/** The topic of the texts that still mention a former office. */
const FORMER = 'former offices';

const EMAILS = ['email', 'careersEmail', 'partnersEmail', 'privacyEmail', 'securityEmail'].map(
  (key) => `organization.yaml#${key}`,
);
/** The places of the list that are confirmed when the firm has given a fact. */
const CONFIRMED: Readonly<Partial<Record<keyof FirmFile, readonly string[]>>> = {
  name: ['firm.yaml#name', 'organization.yaml#drawnName'],
  founded: ['organization.yaml#founded'],
  staff: ['organization.yaml#staff'],
  countries: ['organization.yaml#countries'],
  offices: ['organization.yaml#offices'],
  social: ['organization.yaml#social'],
  domain: EMAILS,
  emails: EMAILS,
};

type Topics = Record<string, string[]>;

/** Removes what the firm has confirmed, and adds the texts that mention its former cities. */
export function planUnconfirmed(firm: FirmFile, draft: Draft, root: string): void {
  const confirmed = Object.entries(CONFIRMED).flatMap(([key, places]) =>
    firm[key as keyof FirmFile] === undefined ? [] : places,
  );
  const former = placesOfFormerCities(draft, root);
  draft.change(LIST, (list) => {
    const topics = list.firm as Topics;
    const left = Object.fromEntries(
      Object.entries(topics)
        .map(
          ([topic, places]) => [topic, places.filter((one) => !confirmed.includes(one))] as const,
        )
        .filter(([, places]) => places.length > 0),
    );
    const before = left[FORMER] ?? [];
    const all = [...new Set([...before, ...former])].sort();
    return { ...list, firm: all.length > 0 ? { ...left, [FORMER]: all } : left };
  });
}

/** Finds texts with the name of a city in which the firm has no office any more. */
function placesOfFormerCities(draft: Draft, root: string): string[] {
  return languageCodes.flatMap((code) => {
    const file = `content/${code}/firm.yaml`;
    const now = citiesIn(draft.values(file));
    const gone = citiesIn(readValues(file, root)).filter((city) => !now.includes(city));
    if (gone.length === 0) return [];
    const { labels } = draft.values(`content/${code}/pages/webinars.yaml`);
    const zone = isRecord(labels) ? String(labels.inRiyadh) : '';
    const folder = path.join(root, 'content', code);
    return filesIn(folder)
      .filter((name) => /\.(md|yaml)$/.test(name) && name !== 'firm.yaml')
      .flatMap((name) => placesIn(`content/${code}/${name}`, { cities: gone, zone }, draft, root));
  });
}

/** @param zone the name of the site's time zone, which stays: “Riyadh time” */
function placesIn(
  file: string,
  { cities, zone }: { cities: readonly string[]; zone: string },
  draft: Draft,
  root: string,
): string[] {
  const read = readSourceFile(path.join(root, file), file);
  if (!('value' in read)) return [];
  const value = { ...draft.values(file), ...(read.value.body ? { body: read.value.body } : {}) };
  return textsOf(value)
    .filter(({ text }) => {
      const prose = text.replace(/\s+/g, ' ').replaceAll(zone, '');
      return cities.some((city) => prose.includes(city));
    })
    .map(({ keys }) => `${nameInLanguage(file)}#${keyOf(keys)}`);
}

/** content/unconfirmed.yaml names whole lists, not their items, so a key ends before a position. */
function keyOf(keys: Keys): string {
  const position = keys.findIndex((key) => typeof key === 'number');
  return (position < 0 ? keys : keys.slice(0, position)).join('.');
}

function citiesIn(words: Record<string, unknown>): string[] {
  return isRecord(words.cities) ? Object.values(words.cities).map(String) : [];
}

function readValues(file: string, root: string): Record<string, unknown> {
  if (!existsSync(path.join(root, file))) return {};
  const read = readSourceFile(path.join(root, file), file);
  return 'value' in read ? read.value : {};
}
