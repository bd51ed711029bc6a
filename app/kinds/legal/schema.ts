import * as v from 'valibot';
import { date, head, markdown, text } from '#app/content/schemas/fields.ts';
import { forEveryForm } from '#app/forms/forms.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...head,
  ...shown,
  version: text,
  updated: date,
  /** The changes of each version, newest first. */
  changes: v.pipe(v.array(v.strictObject({ version: text, date, text })), v.minLength(1)),
  body: markdown,
});
export type LegalText = RecordOf<typeof schema>;

/** Words of the tables that show constants of the code. */
export const sharedWords = v.strictObject({
  versions: text,
  version: text,
  date: text,
  change: text,
  storage: v.strictObject({
    caption: text,
    name: text,
    place: text,
    purpose: text,
    kept: text,
    local: text,
    untilCleared: text,
    session: text,
    untilClosed: text,
    rows: v.strictObject({ language: text, languageChoice: text, scroll: text }),
    cookies: text,
  }),
  retention: v.strictObject({
    caption: text,
    what: text,
    kept: text,
    rows: v.strictObject({ ...forEveryForm(text), mail: text, limits: text }),
    afterEvent: text,
    untilUnsubscribed: text,
  }),
});
