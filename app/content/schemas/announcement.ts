import * as v from 'valibot';
import { endMoment, moment, pageLink, text } from './fields.ts';

/** Only the English file has these keys. */
export const ANNOUNCEMENT_FACTS = ['publish', 'expires', 'to'];

/** The line above the header of every page. Without a text, there is none. */
export const announcement = v.pipe(
  v.strictObject({
    label: v.pipe(text, v.description('Read by screen readers before the line.')),
    text: v.optional(
      v.pipe(
        text,
        v.maxLength(110),
        v.description('One sentence above every page. Leave it empty to announce nothing.'),
      ),
    ),
    publish: v.pipe(
      v.optional(moment),
      v.description('Shown from then on. 2026-12-01, or 2026-12-01 09:00 in Riyadh time.'),
    ),
    expires: v.pipe(
      v.optional(endMoment),
      v.description('Shown until the end of this day, or until this time: 2027-01-31 18:00.'),
    ),
    to: v.optional(pageLink),
  }),
  v.forward(
    v.partialCheck(
      [['text'], ['expires']],
      (words) => words.text === undefined || words.expires !== undefined,
      'the day on which the announcement ends',
    ),
    ['expires'],
  ),
);
export type Announcement = v.InferOutput<typeof announcement>;
