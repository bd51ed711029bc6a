import { JSDOM } from 'jsdom';

/** Parses XML strictly, unlike linkedom. @throws Error if the text is not well-formed */
export function xmlOf(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}
