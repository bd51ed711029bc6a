import * as v from 'valibot';

// Schemas of plain texts. The server loads them with the definitions of forms. They are not in
// fields.ts, because that file also loads a Markdown parser.

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The six plural forms of CLDR. English needs only `one` and `other`; the rest repeat `other`. */
export const plural = v.strictObject(textsNamed('zero one two few many other'));

type Names<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Line;

/** A schema for several texts. Each argument lists the keys of texts, separated by spaces. */
export function textsNamed<const Line extends string>(...lines: Line[]) {
  const names = lines.flatMap((line) => line.split(' ')) as Names<Line>[];
  return v.entriesFromList(names, text);
}
