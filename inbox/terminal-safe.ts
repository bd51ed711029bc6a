// A terminal would execute control characters in a visitor's text. These functions replace them.

/**
 * Characters that reorder the text after them. U+200E and U+200F stay, because Arabic text needs
 * them.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

export function terminalSafe(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(BIDI_CONTROLS, '')
    .replace(/\p{Cc}/gu, (control) =>
      control === '\n' ? control : control === '\t' ? '  ' : pictureOf(control.charCodeAt(0)),
    );
}

export function terminalSafeLine(text: string): string {
  return terminalSafe(text).replace(/\s+/gu, ' ').trim();
}

/** Writes JSON and escapes control characters that JSON.stringify leaves unchanged. */
export function terminalSafeJson(value: unknown): string {
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, null, 2)
    .replace(/[\u007f-\u009f\u2028\u2029]/gu, escaped)
    .replace(BIDI_CONTROLS, escaped)}\n`;
}

function pictureOf(code: number): string {
  if (code === 0x7f) return '\u2421';
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
}
