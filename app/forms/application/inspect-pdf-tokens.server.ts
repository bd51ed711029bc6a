/**
 * The tokens that the inspection needs. `open` stands for `<<`, the start of a dictionary, and
 * `close` for `>>`, its end.
 */
export type PdfToken =
  | { kind: 'name'; name: string }
  | { kind: 'open' | 'close' }
  | { kind: 'stream'; from: number; to: number };

const TOKEN = /%|\(|<<|>>|\/([^\s\0()<>[\]{}/%]*)|(?<![a-z])stream(\r\n|\n|\r)/g;
const OBJECT = /(?<!\d)\d+[\s\0]+\d+[\s\0]+obj(?![a-z])/g;
const OPEN = { kind: 'open' } as const;
const CLOSE = { kind: 'close' } as const;

/**
 * Divides a file into sections. Each section begins at an object, so that a string or stream
 * without an end cannot hide later objects.
 * @param text one character for each byte of the file
 */
export function* sectionsOf(text: string): Generator<[from: number, to: number]> {
  let from = 0;
  for (const { index } of text.matchAll(OBJECT)) {
    yield [from, index];
    from = index;
  }
  yield [from, text.length];
}

/** Returns the tokens of a section. Skips the contents of strings, comments and streams. */
export function* tokensOf(text: string, from: number, to: number): Generator<PdfToken> {
  const section = text.slice(from, to);
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(section); match; match = pattern.exec(section)) {
    const [token, name = '', lineEnd] = match;
    if (token === '%') pattern.lastIndex = lineEndAfter(section, pattern.lastIndex);
    else if (token === '(') pattern.lastIndex = textEnd(section, pattern.lastIndex);
    else if (token === '<<') yield OPEN;
    else if (token === '>>') yield CLOSE;
    else if (lineEnd === undefined)
      yield { kind: 'name', name: name.includes('#') ? decodedName(name) : name };
    else {
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
