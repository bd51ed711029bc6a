import { unzipSync, zipSync } from 'fflate';
import type { Language } from '#content/languages.ts';

/** What Word and Excel files of a template have in common. */
export type OfficeDocument = {
  title: string;
  firm: string;
  /** A language tag with a country, because Office does not know tags such as `ar`. */
  languageTag: string;
  dir: Language['dir'];
};

export const PROPERTIES_FILE = 'docProps/core.xml';

/** Properties without dates, so that the same template gives the same file. */
export function propertiesXml({ title, firm, languageTag }: OfficeDocument): string {
  const schemas = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<cp:coreProperties xmlns:cp="${schemas}" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<dc:title>${escapeXml(title)}</dc:title>`,
    `<dc:creator>${escapeXml(firm)}</dc:creator>`,
    `<dc:language>${languageTag}</dc:language>`,
    '</cp:coreProperties>',
  ].join('');
}

/** The libraries write the current time into the ZIP entries. @returns the file without it */
export function withoutTimes(file: Uint8Array): Uint8Array {
  // A time without a zone is the same in all time zones. ZIP cannot store earlier ones.
  return zipSync(unzipSync(file), { level: 9, mtime: '1980-01-01T00:00:00' });
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
