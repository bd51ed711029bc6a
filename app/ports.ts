import { createContext } from 'react-router';
import type { Language, LanguageCode } from '#content/languages.ts';

// server/app.ts implements these ports. The ports of forms are in forms/engine/ports.ts.

/**
 * Logs an error without the URL, which may contain personal data.
 * @returns the code that the visitor sees
 */
export type ReportError = (error: unknown) => string;

export type Tokens = {
  /**
   * @param purpose `open` accepts only tokens with the same purpose
   * @param validFor in milliseconds
   */
  sign: (purpose: string, content: string, validFor: number) => string;
  /** @returns the signed content, or undefined if the token is invalid or expired */
  open: (purpose: string, token: string) => { content: string; signedAt: number } | undefined;
};

/** Reads the search index of a language as JSON. Returns undefined before the first build. */
export type ReadSearchIndex = (code: LanguageCode) => Promise<string | undefined>;

/** Counts a search that found nothing, without storing who searched. */
export type CountEmptySearch = (code: LanguageCode, query: string) => void;

export type SiteFacts = {
  /** The public origin of the site, such as https://example.com. */
  origin: string;
  firmLanguage: Language;
  /** True if mails to the firm have CVs as attachments. */
  sendsFiles: boolean;
};

/** Development and the build use this default. */
export const reportError = createContext<ReportError>((error) => {
  console.error(error);
  return '';
});
export const tokens = createContext<Tokens>();
/** True if a page of this site sent the form. */
export const isSameOrigin = createContext<boolean>();
/** Development has no index. */
export const readSearchIndex = createContext<ReadSearchIndex>(async () => undefined);
export const countEmptySearch = createContext<CountEmptySearch>(() => {});
export const site = createContext<SiteFacts>();
