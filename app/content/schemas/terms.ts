import * as v from 'valibot';
import { listOf, text } from './fields.ts';

const words = v.pipe(v.string(), v.regex(/^[\p{L}\p{M}’ -]+$/u, 'words without marks'));

/** Schema of content/terms.yaml. Each English term has an Arabic term and words to avoid. */
export const terms = v.record(text, v.strictObject({ ar: text, not: listOf(words), why: text }));
export type Terms = v.InferOutput<typeof terms>;
