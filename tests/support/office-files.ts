import { strFromU8, unzipSync } from 'fflate';
import type { OfficeDocument } from '#scripts/office/office-document.ts';

/** What an English template and an Arabic one have besides their titles. */
export const englishDocument: Omit<OfficeDocument, 'title'> = {
  firm: 'Miqyas',
  languageTag: 'en-GB',
  dir: 'ltr',
};
export const arabicDocument: Omit<OfficeDocument, 'title'> = {
  firm: 'مقياس',
  languageTag: 'ar-SA',
  dir: 'rtl',
};

/** Returns a function that reads a part of a Word or Excel file, such as `docProps/core.xml`. */
export function partsOf(file: Uint8Array): (name: string) => string {
  const parts = unzipSync(file);
  return (name) => strFromU8(parts[name] ?? new Uint8Array());
}
