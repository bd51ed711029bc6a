import * as v from 'valibot';
import { text } from './fields.ts';

const feed = v.strictObject({ title: text, description: text });

/**
 * Words of the feeds, apart from those of the pages, since no page needs them:
 * content/<language>/feeds.yaml.
 */
export const feeds = v.strictObject({
  link: text,
  cancelled: text,
  blog: feed,
  news: feed,
  careers: feed,
  webinars: feed,
});
export type Feeds = v.InferOutput<typeof feeds>;
