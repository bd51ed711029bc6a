import { createContext } from 'react-router';

// What pages may ask of the server: interfaces and their keys, no implementation. server/app.ts answers.

/** Writes an unexpected error to the log, without the request's address, which may hold personal data. */
export type ReportError = (error: unknown) => void;

/** Where nobody answers, in development and while pages are rendered at build time, the terminal is the log. */
export const reportError = createContext<ReportError>((error) => console.error(error));
