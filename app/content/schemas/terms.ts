import * as v from 'valibot';
import { listOf, text } from './fields.ts';

const words = v.pipe(v.string(), v.regex(/^[\p{L}\p{M}’ -]+$/u, 'words without marks'));

/** English terms with their Arabic terms and with words to avoid: content/terms.yaml. */
export const terms = v.record(text, v.strictObject({ ar: text, not: listOf(words), why: text }));
export type Terms = v.InferOutput<typeof terms>;
