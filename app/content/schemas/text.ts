import * as v from 'valibot';

// These schemas are not in fields.ts, because fields.ts imports the Markdown parser and the server
// must not load this parser.

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The six plural forms of CLDR. English files repeat `other` for all forms but `one`. */
export const plural = v.strictObject(textsNamed('zero one two few many other'));

type Names<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Line;

/** Each argument lists keys, separated by spaces. */
export function textsNamed<const Line extends string>(...lines: Line[]) {
  const names = lines.flatMap((line) => line.split(' ')) as Names<Line>[];
  return v.entriesFromList(names, text);
}
