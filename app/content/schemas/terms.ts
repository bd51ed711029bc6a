import * as v from 'valibot';
import { text, texts } from './fields.ts';

/** Schema of content/terms.yaml: by English term, the Arabic term and the words not to use. */
export const terms = v.record(text, v.strictObject({ ar: text, not: texts, why: text }));
export type Terms = v.InferOutput<typeof terms>;
