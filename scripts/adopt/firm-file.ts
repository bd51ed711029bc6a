import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { email, httpsUrl } from '#app/content/schemas/fields.ts';
import { drawnName } from '#app/content/schemas/organization.ts';
import { text } from '#app/content/schemas/text.ts';
import { isOnMap, MAP_RANGE } from '#art/gulf-map.ts';
import { type LanguageCode, languageCodes } from '#content/languages.ts';
import { ContentError, UsageError } from '../failures.ts';

type InLanguages = { en: string; ar: string } & Partial<Record<LanguageCode, string>>;
/** A firm answers in English and Arabic, and may answer in further languages of the site. */
const inLanguages = v.strictObject({
  ...Object.fromEntries(languageCodes.map((code) => [code, v.optional(text)])),
  en: text,
  ar: text,
}) as v.GenericSchema<unknown, InLanguages>;
const country = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, 'a code of two letters such as SA'),
);
const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#0F2A26", in quotation marks'),
  v.toUpperCase(),
);
const domain = v.pipe(
  v.string(),
  v.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain such as www.example.com'),
);
const place = v.pipe(
  v.array(v.number()),
  v.length(2),
  v.check(([x = 0, y = 0]) => isOnMap({ x, y }), MAP_RANGE),
);
export const officeName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens, such as abu-dhabi'),
);
export const office = v.strictObject({
  city: inLanguages,
  country,
  street: v.optional(inLanguages),
  phone: v.optional(
    v.pipe(v.string(), v.regex(/^\+\d[\d ]{6,18}$/, 'a number such as "+966 11 234 5678"')),
  ),
  place: v.optional(place),
  timeZone: v.optional(text),
});

/** What a firm tells about itself. What it leaves out stays as it is. */
export const firmFile = v.strictObject({
  name: v.optional(inLanguages),
  legalName: v.optional(inLanguages),
  drawnName: v.optional(drawnName),
  domain: v.optional(domain),
  emails: v.optional(
    v.strictObject({
      general: v.optional(email),
      careers: v.optional(email),
      partners: v.optional(email),
      privacy: v.optional(email),
      security: v.optional(email),
      sender: v.optional(email),
    }),
  ),
  founded: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100))),
  staff: v.optional(v.pipe(v.string(), v.regex(/^\d+-\d+$/, 'a band such as 51-200'))),
  countries: v.optional(v.pipe(v.array(country), v.minLength(1))),
  offices: v.optional(v.record(officeName, office)),
  social: v.optional(
    v.strictObject({
      LinkedIn: v.optional(httpsUrl),
      X: v.optional(httpsUrl),
      YouTube: v.optional(httpsUrl),
      GitHub: v.optional(httpsUrl),
    }),
  ),
  colours: v.optional(
    v.strictObject({
      night: v.optional(colour),
      sand: v.optional(colour),
      gold: v.optional(colour),
      link: v.optional(colour),
      focus: v.optional(colour),
    }),
  ),
  logo: v.optional(text),
});
export type FirmFile = v.InferOutput<typeof firmFile>;
export type NewOffice = v.InferOutput<typeof office>;

/** @throws ContentError with the file, the key, what is expected and what was received */
export function readFirmFile(file: string): FirmFile {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist.`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [error] = document.errors;
  if (error) throw new ContentError(`${file}: expected YAML, received ${error.message}`);
  return checkFirm(document.toJS() ?? {}, file);
}

export function checkFirm(value: unknown, file: string): FirmFile {
  const parsed = v.safeParse(firmFile, value);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map(
    (issue) =>
      `  ${file} ${v.getDotPath(issue) ?? ''}: expected ${expectedBy(issue)}, received ${issue.received}`,
  );
  throw new ContentError(`This file cannot be used:\n${problems.join('\n')}`);
}

export function expectedBy(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'no such key';
  return ['regex', 'check'].includes(issue.type)
    ? issue.message
    : (issue.expected ?? issue.message);
}
