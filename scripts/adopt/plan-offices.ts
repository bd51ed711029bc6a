import path from 'node:path';
import { fill } from '#app/i18n/format.ts';
import { type LanguageCode, languages } from '#content/languages.ts';
import { isRecord, type Value } from '../content/source-file.ts';
import { filesIn } from '../files-in.ts';
import type { Draft, Values } from './draft.ts';
import type { FirmFile, NewOffice } from './firm-file.ts';

const FACTS = 'content/organization.yaml';
/** The countries of the Gulf whose time differs from Riyadh. */
const TIME_ZONES: Readonly<Record<string, string>> = { AE: 'Asia/Dubai', OM: 'Asia/Muscat' };

/** Gives the site the firm's offices, with first words for new ones. */
export function planOffices({ offices }: FirmFile, draft: Draft, root: string): void {
  if (!offices) return;
  const before = Object.keys(record(draft.values(FACTS).offices));
  const after = Object.keys(offices);
  /** A role or contact in a former office moves to the office at the same position. */
  const moved = (office: string) =>
    after.includes(office)
      ? office
      : (after[Math.min(before.indexOf(office), after.length - 1)] ?? office);
  draft.change(FACTS, (facts) => ({
    ...facts,
    offices: Object.fromEntries(
      Object.entries(offices).map(([key, office]) => [key, factsOf(office, facts.offices, key)]),
    ),
    contactPoints: list(facts.contactPoints).map((point) => ({
      ...point,
      office: moved(String(point.office)),
    })),
  }));
  for (const file of filesIn(path.join(root, 'content/en/jobs')))
    draft.change(`content/en/jobs/${file}`, (job) => ({ ...job, city: moved(String(job.city)) }));
  for (const { code, locale } of languages) planWords(offices, draft, code, locale);
}

function factsOf(
  { country, phone, place, timeZone }: NewOffice,
  known: Value | undefined,
  key: string,
) {
  const zone = timeZone ?? TIME_ZONES[country];
  const { label, place: before } = record(record(known)[key]);
  return {
    country,
    ...(phone ? { phone } : {}),
    ...(zone ? { timeZone: zone } : {}),
    ...(place ? { place } : before ? { place: before } : {}),
    ...(label ? { label } : {}),
  } as Values;
}

/** Writes the words of offices. A further language keeps its words for offices that remain. */
function planWords(
  offices: Record<string, NewOffice>,
  draft: Draft,
  code: LanguageCode,
  locale: string,
): void {
  const template = draft.values(`content/new/office.${code}.yaml`);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const comma = code === 'ar' ? '، ' : ', ';
  const firmFile = `content/${code}/firm.yaml`;
  const cities = record(draft.values(firmFile).cities);
  const streets = record(draft.values(firmFile).streets);
  /** Words for an office, unless the site has words for the same office. */
  const words = (key: string, { city, street, country }: NewOffice) => {
    const isKnown = cities[key] === city[code] && streets[key] === street?.[code];
    const values = {
      city: city[code] ?? '',
      country: countries.of(country) ?? country,
      street: street?.[code] ? `${street[code]}${comma}` : '',
    };
    const filled = (name: string) => template[name] && fill(String(template[name]), values);
    return { isKnown, name: filled('name'), address: filled('address'), about: filled('about') };
  };
  const each = (make: (key: string, office: NewOffice) => Value | undefined) =>
    Object.fromEntries(
      Object.entries(offices)
        .map(([key, office]) => [key, make(key, office)] as const)
        .filter(([, made]) => made !== undefined),
    ) as Values;
  const changeOffices = (page: string, change: (known: Values) => Values) => {
    const file = `content/${code}/pages/${page}.yaml`;
    if (draft.read(file) && draft.values(file).offices)
      draft.change(file, (values) => ({ ...values, offices: change(record(values.offices)) }));
  };
  changeOffices('contact', ({ heading, note, ...known }) => ({
    ...present({ heading, note }),
    ...each((key, office) => {
      const { isKnown, name, address } = words(key, office);
      const made = name && address ? { name, address } : undefined;
      return (isKnown || !made) && known[key] ? known[key] : made;
    }),
  }));
  changeOffices('about-us', ({ heading, ...known }) => ({
    ...present({ heading }),
    ...each((key, office) => {
      const { isKnown, about } = words(key, office);
      return (isKnown || !about) && known[key] ? known[key] : about;
    }),
  }));
  if (!draft.read(firmFile)) return;
  draft.change(firmFile, ({ streets: _, ...firm }) => {
    const own = each((_key, { street }) => street?.[code]);
    return {
      ...firm,
      cities: each((key, { city }) => city[code] ?? cities[key]),
      ...(Object.keys(own).length > 0 ? { streets: own } : {}),
    };
  });
}

function present(values: Record<string, Value | undefined>): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Values;
}

function record(value: Value | undefined): Values {
  return isRecord(value) ? value : {};
}

function list(value: Value | undefined): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
