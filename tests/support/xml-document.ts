import { parseHTML } from 'linkedom';

const { DOMParser } = parseHTML('');

/** Reads XML. It does not check it: xmllint does, in xml-faults.ts and in the tests of feeds. */
export function xmlOf(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/xml');
}
