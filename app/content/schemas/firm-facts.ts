import * as v from 'valibot';
import { text, textsNamed } from './fields.ts';

/** Words around facts that a firm may give: people, clients, certificates, registrations. */
export const firmFacts = v.strictObject({
  team: v.strictObject({
    heading: text,
    languages: v.pipe(text, v.description('{languages} is a list, such as Arabic and English.')),
    profile: v.pipe(text, v.description('The name of a link to a profile, for screen readers.')),
  }),
  clients: v.strictObject({ heading: text }),
  client: v.pipe(text, v.description('The label of the client’s name on a case study.')),
  certificates: v.strictObject(textsNamed('heading number issuer expires file')),
  registrations: v.strictObject({
    ...textsNamed('heading commercialRegister vat'),
    inCountry: v.pipe(text, v.description('Used if there are numbers of several countries.')),
  }),
});
