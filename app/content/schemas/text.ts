import * as v from 'valibot';

// The plain texts of content files. Apart from fields.ts because the server reads the definitions
// of the forms, and has no use for a Markdown parser.

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * A text for each of the six numbers that languages tell apart; `{count}` is filled in. English
 * needs `one` and `other` and repeats the latter.
 */
export const plural = v.strictObject({
  zero: text,
  one: text,
  two: text,
  few: text,
  many: text,
  other: text,
});
