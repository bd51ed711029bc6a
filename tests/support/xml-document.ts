import { JSDOM } from 'jsdom';

/**
 * Parses XML strictly, because linkedom accepts mistakes. @throws Error if the XML has a mistake
 */
export function xmlOf(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}
