import path from 'node:path';
import * as v from 'valibot';
import { DAY } from '#app/i18n/durations.ts';
import { originalLanguage } from '#content/languages.ts';
import { type Check, ok, warning } from './check.ts';
import { readGenerated } from './read-generated.ts';

/** The firm needs this time to renew a certificate. */
const SOON = 60 * DAY;

const organizationSchema = v.object({
  registrations: v.optional(v.array(v.object({ type: v.string() })), []),
});
const record = v.object({ slug: v.string(), draft: v.boolean(), expires: v.optional(v.number()) });
const contentSchema = v.object({
  collections: v.object({ people: v.array(record), certificates: v.array(record) }),
});

const NUMBERS = {
  commercialRegister: 'the number in the commercial register (CR)',
  vat: 'the VAT number',
};

/** Checks the optional facts of the firm: numbers in registers, certificates and people. */
export function checkFirm(projectFolder: string, now: number): Check[] {
  const folder = path.join(projectFolder, 'generated/content');
  const organization = readGenerated(path.join(folder, 'organization.json'), organizationSchema);
  const content = readGenerated(path.join(folder, `${originalLanguage.code}.json`), contentSchema);
  if (!organization || !content) return [];
  const { people, certificates } = content.collections;
  const missing = Object.entries(NUMBERS)
    .filter(([type]) => !organization.registrations.some((number) => number.type === type))
    .map(([, name]) => name);
  return [
    missing.length > 0
      ? warning(
          'registrations',
          `No page shows ${missing.join(', ')}.`,
          'Add registrations to content/organization.yaml and build again.',
        )
      : ok('registrations', 'The contact page shows the numbers of the firm in registers.'),
    checkCertificates(
      certificates.filter(({ draft }) => !draft),
      now,
    ),
    ok(
      'people',
      people.some(({ draft }) => !draft)
        ? 'The site names people of the firm.'
        : 'The site names no people, only roles. People are optional.',
    ),
  ];
}

function checkCertificates(certificates: v.InferOutput<typeof record>[], now: number): Check {
  const endingBy = (moment: number) =>
    certificates.filter(({ expires = moment + 1 }) => expires <= moment).map(({ slug }) => slug);
  const expired = endingBy(now);
  const soon = endingBy(now + SOON).filter((slug) => !expired.includes(slug));
  const name = 'certificates';
  const todo = 'Renew each in content/en/certificates/, or delete its files, and build again.';
  if (expired.length > 0)
    return warning(name, `Expired and not shown: ${expired.join(', ')}.`, todo);
  if (soon.length > 0)
    return warning(name, `They expire within 60 days: ${soon.join(', ')}.`, todo);
  return ok(name, 'No certificate has expired.');
}
