import type { Form } from '#app/forms/forms.ts';
import type { Tokens } from '#app/ports.ts';
import type { StaffLink } from '#app/staff-link.ts';
import type { Language, LanguageCode } from '#content/languages.ts';

export type Letter = { subject: string; text: string; html: string };

/** A mail without sender and recipient, which the server adds. */
export type Mail = Letter & {
  /** A submission has at most one mail of each kind. */
  kind: string;
  audience: 'firm' | 'visitor';
  replyTo?: { name: string; address: string };
  calendar?: { name: string; content: string } | undefined;
  /** A picture that the HTML shows by its id. `content` is in base64. */
  picture?: { id: string; name: string; content: string } | undefined;
  headers?: Record<string, string> | undefined;
  /** The files of the submission are attached to the mail. */
  withUploads?: boolean;
  /** The mail is on hold until a seat is free or a sign-up is confirmed. */
  waits?: boolean | undefined;
  /** The server does not send the mail after this moment. */
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
  /** Returns the URL of a submission's staff page. */
  staff: (link: StaffLink, language: Language) => string;
};

/** The facts of the mail with which a person of the firm forwards a submission. */
export type ForwardFacts = {
  form: Form;
  reference: string;
  author: string;
  /** A note for the colleague. It may be empty. */
  text: string;
  /** The URL of the staff page. */
  url: string;
  now: number;
};

export type WebinarFacts = {
  slug: string;
  heading: string;
  starts: number;
  ends: number;
  seats: number;
  isMoved: boolean;
  isCancelled: boolean;
  /** The sequence number of the webinar's event in calendars. */
  sequence: number;
  hasJoinUrl: boolean;
};

/** A letter of the newsletter, without the words of the mail. */
export type LetterFacts = {
  slug: string;
  heading: string;
  date: string;
  /** When the site sends the letter by itself. */
  sendAt?: number | undefined;
  /** The languages without a translation. */
  untranslated: LanguageCode[];
};

/** A letter for one subscriber, without sender and recipient. */
export type LetterMail = Letter & {
  replyTo?: { name: string; address: string } | undefined;
  headers?: Record<string, string> | undefined;
};

/** Writes a letter for a subscriber. Returns undefined if the site does not show the letter. */
export type WriteLetterMail = (
  letter: { slug: string; language: LanguageCode; subscriberId: string },
  site: { origin: string; tokens: Tokens },
) => LetterMail | undefined;

/** The numbers of a week, for the firm. They contain no personal data. */
export type WeeklyFacts = {
  /** The first and the last day in Riyadh, such as 2026-11-15. */
  from: string;
  to: string;
  /** Counts submissions by form and subject. The subject is, for example, a role or a page. */
  received: { form: Form; about: string | null; count: number }[];
  /** Open submissions with a promised answer, and how many of them are late. */
  open: { count: number; late: number };
  /** The answers that staff noted. `median` and `slowest` are in milliseconds. */
  answers: { form: Form; count: number; late: number; median: number; slowest: number }[];
  feedback: { page: string; yes: number; no: number; comments: number }[];
  /** The letters of the last month. `refused` counts refused mails and bounces. */
  letters: { slug: string; sent: number; refused: number; unsubscribed: number }[];
  /** Searches that found nothing, with the number of different people. */
  searches: { language: LanguageCode; query: string; people: number }[];
};

type InLists = {
  reference: string;
  form: Form;
  name: string | null;
  receivedAt: number;
  dueAt: number | null;
  /** The URL of the staff page, if the readers of the digest may open it. */
  url?: string | undefined;
};

/** A group of equal errors, without personal data. */
export type ErrorKind = {
  line: string;
  /** The kind of the request, such as page or form. */
  route?: string | undefined;
  name: string;
  code?: string | undefined;
  message?: string | undefined;
  /** The function and the line of code that failed. */
  place?: string | undefined;
  release: string;
  count: number;
  first: number;
  last: number;
  /** Some of the codes that visitors saw. */
  visitorCodes: string[];
};

/** `kinds` has a limit. `further` counts the errors of other kinds. */
export type ErrorList = { kinds: ErrorKind[]; further: number };

export type DigestFacts = {
  /** The day in Riyadh, such as 2026-11-22. */
  day: string;
  received: InLists[];
  /** `due` answers are due within the day. `overdue` answers are late. */
  due: InLists[];
  overdue: InLists[];
  /** The number of quarantined submissions, and the first of them. */
  quarantined: number;
  undecided: InLists[];
  failedMails: number;
  /**
   * Webinars that were moved or cancelled, or have no link to join. `people` counts the people who
   * get mails about the webinar.
   */
  webinars: {
    slug: string;
    heading: string;
    starts: number;
    reason: 'access' | 'moved' | 'cancelled';
    people: number;
  }[];
};
