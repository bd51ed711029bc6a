import path from 'node:path';
import * as v from 'valibot';
import { originalLanguage } from '#content/languages.ts';
import { readGenerated } from '../doctor/read-generated.ts';

const organization = v.object({ offices: v.record(v.string(), v.object({ country: v.string() })) });
const content = v.object({
  firm: v.object({ name: v.string(), legalName: v.optional(v.string()) }),
});

export type RecordedFirm = {
  name: string | undefined;
  /** The English names of the countries with an office. */
  countries: string[];
};

/** Reads what the build knows of the firm. Without a build, the record says what to add. */
export function readFirm(projectFolder: string): RecordedFirm {
  const folder = path.join(projectFolder, 'generated/content');
  const facts = readGenerated(path.join(folder, 'organization.json'), organization);
  const words = readGenerated(path.join(folder, `${originalLanguage.code}.json`), content);
  const codes = Object.values(facts?.offices ?? {}).map(({ country }) => country);
  const names = new Intl.DisplayNames(originalLanguage.locale, { type: 'region' });
  return {
    name: words?.firm.legalName ?? words?.firm.name,
    countries: [...new Set(codes)].map((code) => names.of(code) ?? code),
  };
}
