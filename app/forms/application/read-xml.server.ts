import { SaxesParser } from 'saxes';

/** `name` has no namespace prefix. */
export type XmlElement = { name: string; attributes: Record<string, string> };

/**
 * Reads XML strictly, because other programs must find the same elements in the text.
 * @throws Error for text that is not well-formed, has a document type, or names another encoding
 */
export function readXml(text: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('document types are not accepted');
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(utf-8|us-ascii)$/i.test(encoding)) throw new Error(`unexpected encoding ${encoding}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements.push({ name: name.split(':').at(-1) ?? name, attributes });
  });
  parser.write(text).close();
  return elements;
}
