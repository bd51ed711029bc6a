import * as v from 'valibot';
import { textsNamed } from './text.ts';

/** Words around the pictures, charts, code, asides and videos of a text. */
export const blocks = v.strictObject({
  asides: v.strictObject(textsNamed('note tip warning')),
  code: v.strictObject(textsNamed('label copy copied failed')),
  video: v.strictObject(textsNamed('transcript')),
});
export type Blocks = v.InferOutput<typeof blocks>;
