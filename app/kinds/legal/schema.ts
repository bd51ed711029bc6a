import * as v from 'valibot';
import { date, head, listOf, markdown, text, textsNamed } from '#app/content/schemas/fields.ts';
import { forEveryForm } from '#app/forms/forms.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...head,
  ...shown,
  version: text,
  updated: date,
  /** The changes of each version of the text, newest first. */
  changes: listOf(v.strictObject({ version: text, date, text })),
  body: markdown,
});
export type LegalText = RecordOf<typeof schema>;

/** The words of tables whose values are constants in the code. */
export const sharedWords = v.strictObject({
  ...textsNamed('versions version date change'),
  /** Of the list of versions, and of the pages of earlier ones. */
  earlier: v.strictObject(
    textsNamed(
      'text shown lost read compare title notice current changesTitle changesHeading',
      'changesLead legend',
    ),
  ),
  storage: v.strictObject({
    ...textsNamed('caption name place purpose kept local untilCleared session untilClosed'),
    rows: v.strictObject({ language: text, languageChoice: text, scroll: text }),
    cookies: text,
  }),
  retention: v.strictObject({
    ...textsNamed('caption what kept afterEvent untilUnsubscribed'),
    rows: v.strictObject({ ...forEveryForm(text), ...textsNamed('mail limits codedEntry') }),
  }),
});
