import * as v from 'valibot';

// The plain texts of content files. The definitions of forms use them, and the server loads these
// definitions. fields.ts would also load a Markdown parser.

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The six plural forms of CLDR. English needs only two, so it repeats `other` for the rest. */
export const plural = v.strictObject(textsNamed('zero one two few many other'));

type Names<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Line;

/** A schema for several texts. Each argument lists the keys of texts, separated by spaces. */
export function textsNamed<const Line extends string>(...lines: Line[]) {
  const names = lines.flatMap((line) => line.split(' ')) as Names<Line>[];
  return v.entriesFromList(names, text);
}
