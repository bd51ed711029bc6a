import * as v from 'valibot';
import { languages } from '#content/languages.ts';
import { text } from './fields.ts';

const groups = v.array(v.pipe(v.array(text), v.minLength(2)));

/** Words that the search treats as equal, per language: content/synonyms.yaml. */
export const synonyms = v.strictObject(
  Object.fromEntries(languages.map(({ code }) => [code, groups])) as Record<
    (typeof languages)[number]['code'],
    typeof groups
  >,
);
export type Synonyms = v.InferOutput<typeof synonyms>;
