/**
 * Bytes that a server may send before the first acknowledgement: ten packets (RFC 6928) of 1,460
 * bytes without headers.
 */
const SIZE = 14_000;

const START =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>14 kB</title></head><body><h1>14 kB</h1>';
const END = '</body></html>';

/**
 * A page of text only, the lower bound for any site. It is sent without compression, so its title
 * shows its weight.
 */
export function barePage(): Buffer {
  const paragraphs: string[] = [];
  let left = SIZE - START.length - END.length;
  for (let count = 1; left > 0; count++) {
    const paragraph = `<p>${`Paragraph ${count} of a plain page. `.repeat(8)}</p>`;
    paragraphs.push(paragraph.length <= left ? paragraph : ' '.repeat(left));
    left -= paragraph.length;
  }
  return Buffer.from(`${START}${paragraphs.join('')}${END}`);
}
