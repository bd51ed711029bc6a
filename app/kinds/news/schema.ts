import * as v from 'valibot';
import { date, markdown, text } from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({ heading: text, ...shown, date, body: markdown });
export type NewsItem = RecordOf<typeof schema>;
