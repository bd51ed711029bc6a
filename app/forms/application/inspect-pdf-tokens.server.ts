/**
 * The tokens that the inspection needs. `open` and `close` stand for `<<` and `>>`, the ends of a
 * dictionary, and `openList` and `closeList` for `[` and `]`, the ends of an array. A `reference`
 * such as `6 0 R` names another object. If the reference contains a comment, `object` is NaN.
 */
export type PdfToken =
  | { kind: 'name'; name: string }
  | { kind: 'open' | 'close' | 'openList' | 'closeList' }
  | { kind: 'reference'; object: number }
  | { kind: 'stream'; from: number; to: number };

/** A part of a file: an object with its number, or the part before the first object. */
export type PdfSection = { object?: number; from: number; to: number };

const NAME = /\/(?<name>[^\s\0()<>[\]{}/%]*)/;
const REFERENCE = /(?<!\d)(?<object>\d+)[\s\0]+\d+[\s\0]+R(?![a-z])/;
/** Matches a digit before a comment. The digit may begin a reference, but usually does not. */
const COMMENTED = /(?<commented>\d)[\s\0]*(?=%)/;
const STREAM = /(?<![a-z])stream(?<lineEnd>\r\n|\n|\r)/;
const TOKEN = new RegExp(
  ['%|\\(|<<|>>|\\[|\\]', ...[NAME, REFERENCE, COMMENTED, STREAM].map(({ source }) => source)].join(
    '|',
  ),
  'g',
);
const OBJECT = /(?<!\d)(\d+)[\s\0]+\d+[\s\0]+obj(?![a-z])/g;
const BRACKETS: Readonly<Record<string, PdfToken>> = {
  '<<': { kind: 'open' },
  '>>': { kind: 'close' },
  '[': { kind: 'openList' },
  ']': { kind: 'closeList' },
};

/**
 * Divides a file into sections. Each section begins at an object, so that a string or stream
 * without an end cannot hide later objects.
 * @param text one character for each byte of the file
 */
export function* sectionsOf(text: string): Generator<PdfSection> {
  let section: Omit<PdfSection, 'to'> = { from: 0 };
  for (const { index, 1: number } of text.matchAll(OBJECT)) {
    yield { ...section, to: index };
    section = { object: Number(number), from: index };
  }
  yield { ...section, to: text.length };
}

/** Returns the tokens of a section. Skips the contents of strings, comments and streams. */
export function* tokensOf(text: string, from: number, to: number): Generator<PdfToken> {
  const section = text.slice(from, to);
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(section); match; match = pattern.exec(section)) {
    const [token] = match;
    const { name, object, commented, lineEnd } = match.groups ?? {};
    const bracket = BRACKETS[token];
    if (bracket) yield bracket;
    else if (token === '%') pattern.lastIndex = lineEndAfter(section, pattern.lastIndex);
    else if (token === '(') pattern.lastIndex = textEnd(section, pattern.lastIndex);
    else if (name !== undefined)
      yield { kind: 'name', name: name.includes('#') ? decodedName(name) : name };
    else if (object ?? commented) yield { kind: 'reference', object: Number(object) };
    else if (lineEnd !== undefined) {
      const start = pattern.lastIndex;
      const end = section.indexOf('endstream', start);
      pattern.lastIndex = end < 0 ? section.length : end + 'endstream'.length;
      yield { kind: 'stream', from: from + start, to: end < 0 ? to : from + end };
    }
  }
}

/** Decodes the escapes in a name: `#` and two hexadecimal digits may stand for any character. */
function decodedName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Returns the index after a PDF string. Parentheses in it are either escaped or balanced. */
function textEnd(section: string, start: number): number {
  const pattern = /\\[\s\S]|[()]/g;
  pattern.lastIndex = start;
  let depth = 1;
  for (let match = pattern.exec(section); match; match = pattern.exec(section)) {
    if (match[0] === '(') depth++;
    if (match[0] === ')' && --depth === 0) return pattern.lastIndex;
  }
  return section.length;
}

function lineEndAfter(section: string, start: number): number {
  const pattern = /[\r\n]/g;
  pattern.lastIndex = start;
  return pattern.test(section) ? pattern.lastIndex : section.length;
}
