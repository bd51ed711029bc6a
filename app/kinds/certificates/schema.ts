import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  name: v.pipe(
    field.text,
    v.description('What is certified, such as Information security management.'),
  ),
  ...shown,
  standard: v.pipe(
    field.text,
    v.description('The standard, the same in every language: ISO/IEC 27001:2022.'),
  ),
  number: v.pipe(field.text, v.description('The number on the certificate, in quotation marks.')),
  issuer: v.pipe(field.text, v.description('The body that issued the certificate.')),
  expires: v.pipe(
    field.endMoment,
    v.description('The last day on which it is valid. Afterwards the site stops showing it.'),
  ),
  order: v.pipe(field.order, v.description('The place in the list of certificates, from 1.')),
  file: v.optional(
    v.pipe(
      v.union([field.httpsUrl, field.templatePath]),
      v.description('The certificate to read: https://…, or a file such as /templates/en/iso.pdf.'),
    ),
  ),
});
