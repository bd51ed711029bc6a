import * as v from 'valibot';
import { languageCodes } from '#content/languages.ts';
import { text } from './fields.ts';

const groups = v.optional(v.array(v.pipe(v.array(text), v.minLength(2))), []);

/** Words that the search treats as equal: content/synonyms.yaml. */
export const synonyms = v.strictObject(v.entriesFromList(languageCodes, groups));
export type Synonyms = v.InferOutput<typeof synonyms>;
