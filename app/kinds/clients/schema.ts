import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { logo } from '#app/content/schemas/picture-file.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  name: v.pipe(
    field.text,
    v.description('The name of the organisation, as it writes it in this language.'),
  ),
  ...shown,
  consent: v.pipe(
    field.date,
    v.description('The day on which the client agreed in writing to be named.'),
  ),
  order: v.pipe(field.order, v.description('The place in the row of logos, from 1.')),
  logo: v.optional(logo),
  url: v.optional(v.pipe(field.httpsUrl, v.description('The website of the organisation.'))),
});
