import * as v from 'valibot';
import { email, slug, text } from './fields.ts';

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a code of two letters such as SA'));
const office = v.strictObject({ country, phone: v.optional(text) });
const contactPoint = v.strictObject({
  purpose: v.picklist(['customer service', 'sales']),
  office: v.picklist(['riyadh', 'dubai']),
});
const profile = v.strictObject({
  network: v.picklist(['LinkedIn', 'X', 'YouTube', 'GitHub']),
  address: v.pipe(text, v.regex(/^(https:\/\/|\/)/, 'an address that begins with https:// or /')),
});

export const organization = v.strictObject({
  hijriDates: v.boolean(),
  drawnName: text,
  founded: v.pipe(v.number(), v.integer()),
  staff: v.pipe(v.string(), v.regex(/^\d+-\d+$/, 'a band such as 51-200')),
  countries: v.array(country),
  offices: v.strictObject({ riyadh: office, dubai: office }),
  contactPoints: v.pipe(v.array(contactPoint), v.length(2)),
  offers: v.pipe(v.array(slug), v.length(3)),
  email,
  careersEmail: email,
  partnersEmail: email,
  privacyEmail: email,
  securityEmail: email,
  social: v.pipe(v.array(profile), v.length(4)),
});
export type Organization = v.InferOutput<typeof organization>;
