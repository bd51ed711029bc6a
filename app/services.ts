import { createContext } from 'react-router';

// What pages may ask of the server: interfaces and their keys, no implementation. server/app.ts answers.

/** Writes an unexpected error to the log, without the request's address, which may hold personal data. */
export type ReportError = (error: unknown) => void;

/** While pages are rendered at build time nobody answers, and the error is the build's to show. */
export const reportError = createContext<ReportError>((error) => {
  throw error;
});
