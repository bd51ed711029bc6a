import type { Firm } from '#app/content/schemas/firm.ts';
import type { Organization } from '#app/content/schemas/organization.ts';
import { formatList } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';
import { isRecord, type Value } from './source-file.ts';

/** The words in braces that the build fills in, in every text. */
const FIRM_WORDS = [
  'firm',
  'legalName',
  'founded',
  'cities',
  'firmEmail',
  'careersEmail',
  'partnersEmail',
  'privacyEmail',
  'securityEmail',
] as const;
export type FirmWords = Record<(typeof FIRM_WORDS)[number], string>;

export function isFirmWord(placeholder: string): boolean {
  return (FIRM_WORDS as readonly string[]).includes(placeholder.replace(/[{}]/g, ''));
}

export function firmWordsOf(firm: Firm, facts: Organization, language: Language): FirmWords {
  const cities = Object.keys(facts.offices).map((office) => firm.cities[office] ?? office);
  return {
    firm: firm.name,
    legalName: firm.legalName ?? firm.name,
    founded: String(facts.founded),
    cities: formatList(cities, language),
    firmEmail: facts.email,
    careersEmail: facts.careersEmail,
    partnersEmail: facts.partnersEmail,
    privacyEmail: facts.privacyEmail,
    securityEmail: facts.securityEmail,
  };
}

/** Fills in {firm} and the other words. It leaves other words in braces as they are. */
export function fillFirmWords<Given extends Value>(
  value: Given,
  words: FirmWords | undefined,
): Given {
  if (!words) return value;
  const change = (part: Value): Value => {
    if (Array.isArray(part)) return part.map(change);
    if (isRecord(part))
      return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, change(item)]));
    if (typeof part !== 'string') return part;
    return part.replace(/\{(\w+)\}/g, (braces, word: string) =>
      word in words ? words[word as keyof FirmWords] : braces,
    );
  };
  return change(value) as Given;
}
