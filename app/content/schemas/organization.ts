import * as v from 'valibot';
import { email, text } from './fields.ts';

/** Facts about the firm, in no language: content/organization.yaml. */
export const organization = v.strictObject({
  founded: v.pipe(v.number(), v.integer()),
  staff: v.pipe(v.string(), v.regex(/^\d+-\d+$/, 'a band such as 51-200')),
  countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a code of two letters such as SA'))),
  offices: v.strictObject({
    riyadh: v.strictObject({ phone: text }),
    dubai: v.strictObject({ phone: text }),
  }),
  email,
  social: v.pipe(
    v.array(
      v.strictObject({
        network: v.picklist(['LinkedIn', 'X', 'YouTube', 'GitHub']),
        address: v.pipe(text, v.regex(/^(https:\/\/|\/)/, 'an address that begins with https:// or /')),
      }),
    ),
    v.length(4),
  ),
});
export type Organization = v.InferOutput<typeof organization>;
