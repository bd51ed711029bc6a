import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { forEveryForm } from '#app/forms/forms.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  version: field.text,
  updated: field.date,
  /** The newest version comes first. */
  changes: field.listOf(v.strictObject({ ...field.textsNamed('version text'), date: field.date })),
  body: field.markdown,
});
export type LegalText = RecordOf<typeof schema>;

/** Words of the tables. The values in the tables come from the code. */
export const sharedWords = v.strictObject({
  versions: field.text,
  /** Words for the list of earlier versions, and for the pages of these versions. */
  earlier: v.strictObject(
    field.textsNamed(
      'shown lost read compare title notice current changesTitle changesHeading',
      'changesLead legend',
    ),
  ),
  storage: v.strictObject({
    ...field.textsNamed('caption name place purpose kept local untilCleared session untilClosed'),
    rows: v.strictObject(field.textsNamed('language languageChoice scroll')),
    cookies: field.text,
  }),
  retention: v.strictObject({
    ...field.textsNamed('caption what kept afterEvent afterLetter untilUnsubscribed'),
    rows: v.strictObject({
      ...forEveryForm(field.text),
      ...field.textsNamed('mail letters limits codedEntry searches'),
    }),
  }),
});
