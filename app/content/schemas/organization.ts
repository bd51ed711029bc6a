import * as v from 'valibot';
import { email, slug, text } from './fields.ts';

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a code of two letters such as SA'));
/** A drawing shows it in the typeface of Arabic headings. */
export const drawnName = v.pipe(
  text,
  v.regex(/^[\p{Script=Arabic}\p{M}\s]+$/u, 'the name in Arabic letters'),
);
const degrees = v.pipe(v.array(v.number()), v.length(2));
const office = v.strictObject({
  country,
  phone: v.optional(text),
  timeZone: v.pipe(
    v.optional(v.pipe(text, v.check(isTimeZone, 'a time zone such as Asia/Dubai'))),
    v.description('Only if its time differs from Riyadh. Webinars show this time, too.'),
  ),
  place: v.pipe(v.optional(degrees), v.description('Longitude and latitude, for the map.')),
  label: v.pipe(
    v.optional(degrees),
    v.description('Where the map has its name. Without it, the map looks for a free place.'),
  ),
});
const contactPoint = v.strictObject({
  purpose: v.picklist(['customer service', 'sales']),
  office: slug,
});
const profile = v.strictObject({
  network: v.picklist(['LinkedIn', 'X', 'YouTube', 'GitHub']),
  address: v.pipe(text, v.regex(/^(https:\/\/|\/)/, 'an address that begins with https:// or /')),
});

const registration = v.strictObject({
  type: v.pipe(
    v.picklist(['commercialRegister', 'vat']),
    v.description('The number in the commercial register (CR), or the VAT number.'),
  ),
  country: v.pipe(country, v.description('The country of the register.')),
  number: v.pipe(
    text,
    v.regex(/^[A-Z0-9][A-Z0-9 /-]*$/, 'digits and capital letters in quotation marks'),
    v.description('The number in quotation marks, such as "1010123456".'),
  ),
});

export const organization = v.strictObject({
  hijriDates: v.boolean(),
  drawnName,
  founded: v.pipe(v.number(), v.integer()),
  staff: v.pipe(v.string(), v.regex(/^\d+-\d+$/, 'a band such as 51-200')),
  countries: v.array(country),
  offices: v.pipe(
    v.record(slug, office),
    v.check((offices) => Object.keys(offices).length > 0, 'at least one office'),
  ),
  contactPoints: v.pipe(v.array(contactPoint), v.length(2)),
  offers: v.pipe(v.array(slug), v.length(3)),
  registrations: v.optional(
    v.pipe(v.array(registration), v.description('Shown on the contact page and legal texts.')),
  ),
  email,
  careersEmail: email,
  partnersEmail: email,
  privacyEmail: email,
  securityEmail: email,
  social: v.pipe(v.array(profile), v.maxLength(4)),
});
export type Office = v.InferOutput<typeof office>;
export type Organization = v.InferOutput<typeof organization>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}
