import * as v from 'valibot';
import { text } from './text.ts';

/** Lists of places in the content, by topic. YAML reads a key without a value as null. */
const topics = v.nullish(v.record(v.string(), v.pipe(v.array(text), v.minLength(1))), {});

/** Facts that the firm or a lawyer must still confirm: content/unconfirmed.yaml. */
export const unconfirmed = v.strictObject({ firm: topics, lawyer: topics });
export type Unconfirmed = v.InferOutput<typeof unconfirmed>;
