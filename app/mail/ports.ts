import type { Form } from '#app/forms/forms.ts';
import type { Language } from '#content/languages.ts';

export type Letter = { subject: string; text: string; html: string };

/** A mail without the firm's sender and recipient. The server adds them from the settings. */
export type Mail = Letter & {
  /** The kind of the mail. A submission has at most one mail of each kind. */
  kind: string;
  audience: 'firm' | 'visitor';
  replyTo?: { name: string; address: string };
  calendar?: { name: string; content: string } | undefined;
  /** A picture that the HTML shows by its id. `content` is in base64. */
  picture?: { id: string; name: string; content: string } | undefined;
  headers?: Record<string, string> | undefined;
  /** True if the submission's files are attached to the mail. */
  withUploads?: boolean;
  /** True if the mail is on hold until a seat becomes free or a sign-up is confirmed. */
  waits?: boolean | undefined;
  /** From this moment on, the mail is of no use, and the server no longer sends it. */
  sendBefore?: number | undefined;
};

export type Links = {
  /** @param path the path of the page, without a language's prefix */
  page: (path: string, language: Language) => string;
  signed: (
    purpose: string,
    path: string,
    content: string,
    language: Language,
    validFor: number,
  ) => string;
};

/** The facts of a webinar that the server and the inbox need. */
export type WebinarFacts = {
  slug: string;
  heading: string;
  starts: number;
  ends: number;
  seats: number;
  isMoved: boolean;
  isCancelled: boolean;
  /** The sequence number of the webinar's event in the calendars of the site. */
  sequence: number;
  /** True if the content has the link to join the webinar. */
  hasJoinUrl: boolean;
};

type InLists = {
  reference: string;
  form: Form;
  name: string | null;
  receivedAt: number;
  dueAt: number | null;
};

/** A group of equal errors, for the operator. The group contains no personal data. */
export type ErrorKind = {
  /** The text of the log line. */
  line: string;
  /** The kind of the request, such as page or form. */
  route?: string | undefined;
  name: string;
  code?: string | undefined;
  message?: string | undefined;
  /** The function and the line of the code that failed. */
  place?: string | undefined;
  release: string;
  count: number;
  first: number;
  last: number;
  /** Some of the codes that visitors saw. */
  visitorCodes: string[];
};

/** `kinds` has a maximum length. `further` counts the errors of all other kinds. */
export type ErrorList = { kinds: ErrorKind[]; further: number };

export type DigestFacts = {
  /** The day in Riyadh, such as 2026-11-22. */
  day: string;
  received: InLists[];
  /** `due`: answers that are due within the day. `overdue`: answers that are late. */
  due: InLists[];
  overdue: InLists[];
  quarantined: number;
  failedMails: number;
  /**
   * Coming webinars that have no link to join, or were moved or cancelled. `people` is the number
   * of people whom the site writes to.
   */
  webinars: {
    slug: string;
    heading: string;
    starts: number;
    reason: 'access' | 'moved' | 'cancelled';
    people: number;
  }[];
};
