import * as v from 'valibot';

// The plain texts of content files. They are not in fields.ts, because the server reads the
// definitions of the forms and must not load a Markdown parser.

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A text in the six plural forms of CLDR. English has two, and repeats `other`. */
export const plural = v.strictObject({
  zero: text,
  one: text,
  two: text,
  few: text,
  many: text,
  other: text,
});
