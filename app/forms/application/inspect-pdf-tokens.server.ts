/**
 * The tokens of a PDF that the inspection needs: names, the start and end of dictionaries, and the
 * bytes of streams.
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
 * The sections of a file: everything before its first object, then each object up to the next one.
 * They are read separately, so that a text or stream that does not end cannot hide later objects.
 * @param text one character for each byte
 */
export function* sectionsOf(text: string): Generator<[from: number, to: number]> {
  let from = 0;
  for (const { index } of text.matchAll(OBJECT)) {
    yield [from, index];
    from = index;
  }
  yield [from, text.length];
}

/** The tokens of a section, without the contents of texts, comments and streams. */
export function* tokensOf(text: string, from: number, to: number): Generator<PdfToken> {
  const part = text.slice(from, to);
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(part); match; match = pattern.exec(part)) {
    const [token, name = '', lineEnd] = match;
    if (token === '%') pattern.lastIndex = lineEndAfter(part, pattern.lastIndex);
    else if (token === '(') pattern.lastIndex = textEnd(part, pattern.lastIndex);
    else if (token === '<<') yield OPEN;
    else if (token === '>>') yield CLOSE;
    else if (lineEnd === undefined)
      yield { kind: 'name', name: name.includes('#') ? decodedName(name) : name };
    else {
      const start = pattern.lastIndex;
      const end = part.indexOf('endstream', start);
      pattern.lastIndex = end < 0 ? part.length : end + 'endstream'.length;
      yield { kind: 'stream', from: from + start, to: end < 0 ? to : from + end };
    }
  }
}

/** Decodes `#` and two hexadecimal digits, which may stand for any character of a name. */
function decodedName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * The index after the parenthesis that closes a text. Parentheses within it are balanced or
 * escaped with a backslash.
 */
function textEnd(part: string, start: number): number {
  const pattern = /\\[\s\S]|[()]/g;
  pattern.lastIndex = start;
  let depth = 1;
  for (let match = pattern.exec(part); match; match = pattern.exec(part)) {
    if (match[0] === '(') depth++;
    if (match[0] === ')' && --depth === 0) return pattern.lastIndex;
  }
  return part.length;
}

function lineEndAfter(part: string, start: number): number {
  const pattern = /[\r\n]/g;
  pattern.lastIndex = start;
  return pattern.test(part) ? pattern.lastIndex : part.length;
}
