// What visitors wrote is shown in a terminal that obeys control characters. These functions leave
// nothing to obey.

/**
 * Marks that would turn around what stands beside the text. Those that Arabic needs within a text
 * (U+200E, U+200F) stay.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text of several lines, without anything that a terminal would obey. */
export function terminalSafe(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(BIDI_CONTROLS, '')
    .replace(/\p{Cc}/gu, (control) =>
      control === '\n' ? control : control === '\t' ? '  ' : pictureOf(control.charCodeAt(0)),
    );
}

/** The same on one line. */
export function terminalSafeLine(text: string): string {
  return terminalSafe(text).replace(/\s+/gu, ' ').trim();
}

/** A value as JSON that a terminal can show too: what JSON itself leaves in is escaped. */
export function terminalSafeJson(value: unknown): string {
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, null, 2)
    .replace(/[\u007f-\u009f\u2028\u2029]/gu, escaped)
    .replace(BIDI_CONTROLS, escaped)}\n`;
}

/** Unicode has a visible picture for each of the old control characters. */
function pictureOf(code: number): string {
  if (code === 0x7f) return '\u2421';
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
}
