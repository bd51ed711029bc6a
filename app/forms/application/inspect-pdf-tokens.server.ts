/**
 * `open` and `close` stand for `<<` and `>>`, `openList` and `closeList` for `[` and `]`. A
 * `reference` such as `6 0 R` names another object. If a comment interrupts the reference, `object`
 * is NaN.
 */
export type PdfToken =
  | { kind: 'name'; name: string }
  | { kind: 'open' | 'close' | 'openList' | 'closeList' }
  | { kind: 'reference'; object: number }
  | { kind: 'stream'; from: number; to: number };

/** An object with its number, or the part before the first object. */
export type PdfSection = { object?: number; from: number; to: number };

const NAME = /\/(?<name>[^\s\0()<>[\]{}/%]*)/;
const REFERENCE = /(?<!\d)(?<object>\d+)[\s\0]+\d+[\s\0]+R(?![a-z])/;
/** A digit before a comment may begin a reference. */
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
 * Each section begins at an object, because a string without an end must not hide later objects.
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

/** Skips the contents of strings, comments and streams. */
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

/** In a name, `#` and two hexadecimal digits stand for a character. */
function decodedName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The index after a PDF string. Parentheses inside the string are escaped or in pairs. */
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
