import * as v from 'valibot';
import { feedNames } from '#app/kinds/kinds.ts';
import { text } from './fields.ts';

const feed = v.strictObject({ title: text, description: text });

export const feeds = v.strictObject({
  link: text,
  cancelled: text,
  feeds: v.strictObject(Object.fromEntries(feedNames.map((name) => [name, feed]))),
});
export type Feeds = v.InferOutput<typeof feeds>;
