import { createContext } from 'react-router';
import type { Language, LanguageCode } from '#content/languages.ts';

// The interfaces of the server for pages, with their context keys and without an implementation.
// server/app.ts sets them. Those of the forms are in forms/engine/ports.ts.

/** Logs an unexpected error without the request's URL, which may contain personal data. */
export type ReportError = (error: unknown) => void;

/** Signs strings that go into URLs, so that nobody can forge them. */
export type Tokens = {
  /** @param validFor in milliseconds. A token for one purpose is not valid for another. */
  sign: (purpose: string, content: string, validFor: number) => string;
  /** @returns the signed content, or undefined where the token is wrong or expired */
  open: (purpose: string, token: string) => { content: string; signedAt: number } | undefined;
};

/** Reads the search index of a language as JSON; undefined before a build. */
export type ReadSearchIndex = (code: LanguageCode) => Promise<string | undefined>;

export type SiteFacts = {
  /** The public origin of the site. */
  origin: string;
  /** The language of the mails to the firm. */
  firmLanguage: Language;
  /** Whether CVs are attached to the mails to the firm. */
  sendsFiles: boolean;
};

/** In development and while pages are rendered at build time, errors go to the terminal. */
export const reportError = createContext<ReportError>((error) => console.error(error));
export const tokens = createContext<Tokens>();
/** Whether a form was sent from a page of this site. */
export const isSameOrigin = createContext<boolean>();
/** There is no index in development. */
export const readSearchIndex = createContext<ReadSearchIndex>(async () => undefined);
export const site = createContext<SiteFacts>();
