/** Reads a number in Western or Arabic-Indic digits. Returns NaN for any other text. */
export function readNumber(text: string): number {
  const plain = text
    // The last four bits of an Arabic-Indic, Persian or full-width digit are its value.
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
      String(digit.charCodeAt(0) & 15),
    )
    .replace(/[\u061c\u200e\u200f%\u066a]/g, '')
    .replace('\u066b', '.')
    .replace('\u2212', '-')
    .trim();
  const isGrouped = /^-?[1-9]\d{0,2}([,\u066c\s]\d{3})+(\.\d+)?$/.test(plain);
  const joined = isGrouped ? plain.replace(/[,\u066c\s]/g, '') : plain;
  return /^-?(\d+|\d*\.\d+)$/.test(joined) ? Number(joined) : Number.NaN;
}
