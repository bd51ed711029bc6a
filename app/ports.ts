import { createContext } from 'react-router';
import type { Language, LanguageCode } from '#content/languages.ts';

// The ports of pages: types and context keys. server/app.ts provides the implementations. The
// ports of forms are in forms/engine/ports.ts.

/** Logs an error without the URL, which may be personal. @returns the code that the visitor sees */
export type ReportError = (error: unknown) => string;

/** Signs strings for use in URLs, so that nobody can forge them. */
export type Tokens = {
  /**
   * @param purpose `open` accepts the token only with the same purpose
   * @param validFor in milliseconds
   */
  sign: (purpose: string, content: string, validFor: number) => string;
  /** @returns the signed content, or undefined if the token is invalid or expired */
  open: (purpose: string, token: string) => { content: string; signedAt: number } | undefined;
};

/** Reads the search index of a language as JSON. Returns undefined before the first build. */
export type ReadSearchIndex = (code: LanguageCode) => Promise<string | undefined>;

export type SiteFacts = {
  /** The public origin of the site, such as https://example.com. */
  origin: string;
  /** The language of all mails to the firm. */
  firmLanguage: Language;
  /** True if the mails to the firm contain CVs as attachments. */
  sendsFiles: boolean;
};

/** The default prints errors to the terminal. Development and the build use it. */
export const reportError = createContext<ReportError>((error) => {
  console.error(error);
  return '';
});
export const tokens = createContext<Tokens>();
/** True if a page of this site sent the form. */
export const isSameOrigin = createContext<boolean>();
/** By default there is no index, because development does not build one. */
export const readSearchIndex = createContext<ReadSearchIndex>(async () => undefined);
export const site = createContext<SiteFacts>();
