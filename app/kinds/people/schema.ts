import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { portrait } from '#app/content/schemas/picture-file.ts';
import { shown } from '../define-kind.ts';

const profile = v.strictObject({
  network: v.picklist(['LinkedIn', 'X', 'YouTube', 'GitHub', 'ORCID', 'Google Scholar']),
  url: field.httpsUrl,
});

export const schema = v.strictObject({
  name: v.pipe(field.text, v.description('The name as the person writes it in this language.')),
  ...shown,
  role: v.pipe(field.text, v.description('The role in the firm, such as Partner, data strategy.')),
  order: v.pipe(field.order, v.description('The place in the list of people, from 1.')),
  portrait: v.optional(portrait),
  languages: v.optional(
    v.pipe(
      field.listOf(
        v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'the code of a language, such as ar')),
      ),
      v.description('The languages in which the person works, by their codes: ar, en, fr.'),
    ),
  ),
  email: v.optional(
    v.pipe(field.email, v.description('Public: it is shown beside the office of the person.')),
  ),
  profiles: v.optional(
    v.pipe(field.listOf(profile), v.description('Public profiles of the person.')),
  ),
  contactFor: v.optional(
    v.pipe(field.slug, v.description('The office for which the contact page names this person.')),
  ),
  body: v.optional(
    v.pipe(field.markdown, v.description('One or two sentences about the work of the person.')),
  ),
});
