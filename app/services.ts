import { createContext } from 'react-router';
import type { Form } from '#app/forms/forms.ts';
import type { Language, LanguageCode } from '#content/languages.ts';

// What pages may ask of the server: interfaces and their keys, no implementation. server/app.ts
// answers.

/**
 * Writes an unexpected error to the log, without the request's address, which may hold personal
 * data.
 */
export type ReportError = (error: unknown) => void;

/**
 * Where nobody answers, in development and while pages are rendered at build time, the terminal is
 * the log.
 */
export const reportError = createContext<ReportError>((error) => console.error(error));

/** Whether a registration has one of the limited seats, or waits for one. */
export type Seat = 'seat' | 'waiting';

/** A file that came with a form and was looked into. */
export type Upload = { field: string; name: string; type: string; bytes: Uint8Array };

/** A mail with everything decided but the firm's own addresses, which are settings. */
export type Mail = {
  /** Which of the submission's mails: there is one of each kind. */
  kind: string;
  /** To the firm's mailbox for that form, or to the visitor's address. */
  audience: 'firm' | 'visitor';
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** A calendar entry, attached as a file. */
  calendar?: { name: string; content: string };
  /** Such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** Whether the submission's files go with it. */
  withUploads?: boolean;
  /** A mail that waits until a seat becomes free. */
  waits?: boolean;
};

export type NewSubmission = {
  form: Form;
  language: LanguageCode;
  email?: string;
  name?: string;
  about?: string;
  /** What was answered, by the fields' names, in the form's order. */
  answers: Record<string, string>;
  uploads?: Upload[];
  /** Of the form as it was shown to this visitor. */
  token?: string;
  /** Why a person should look at it before any mail goes out. */
  heldBecause?: string;
  /** How soon an answer was promised, in milliseconds. */
  answerWithin?: number;
  /** Counted from now on, it is purged after this moment. */
  keepUntil: (receivedAt: number) => number;
  /** How many there are, where they are limited: `about` says of what. */
  seats?: number;
  /**
   * What is written about it. Called with what the database decided; may be called more than once.
   */
  mails: (receipt: Receipt) => Mail[];
};

/** What is known once a submission is on disk. */
export type Receipt = {
  id: string;
  reference: string;
  form: Form;
  receivedAt: number;
  dueAt?: number;
  seat?: Seat;
};

/**
 * The database cannot take anything now; what was sent has to be sent again later. Known by its
 * name, since bundles have copies.
 */
export const STORE_UNAVAILABLE = 'StoreUnavailable';

/** What one person has sent, as the personal link shows it. */
export type HeldData = {
  email: string;
  submissions: {
    id: string;
    reference: string;
    form: Form;
    language: LanguageCode;
    receivedAt: number;
    keepUntil: number;
    about?: string;
    seat?: Seat;
    answers: Record<string, string>;
    files: { name: string; type: string; size: number }[];
  }[];
  subscription?: {
    language: LanguageCode;
    confirmedAt: number;
    consent: Record<string, string | number>;
  };
};

export type Subscriber = { id: string; email: string; language: LanguageCode };

export type Store = {
  /**
   * Saves a submission with its files and mails in one transaction; the same one sent again gives
   * the first receipt.
   */
  save: (submission: NewSubmission) => Promise<Receipt>;
  /** The receipt of a form that was stored already and comes once more. */
  receiptOf: (submission: NewSubmission) => Promise<Receipt | undefined>;
  /** How many seats are taken. */
  seatsTaken: (about: string) => Promise<number>;
  /**
   * Everything held about whoever sent a submission, or subscribed; undefined where that is no
   * more.
   */
  heldFor: (id: string) => Promise<HeldData | undefined>;
  /**
   * Changes answers of one submission of the person whom `id` stands for; both are ids of
   * submissions.
   * @param name who it is from after that, where that changes
   */
  correct: (
    id: string,
    submissionId: string,
    answers: Record<string, string>,
    name?: string,
  ) => Promise<boolean>;
  /** Erases one submission of the person whom `id` stands for. */
  eraseOne: (id: string, submissionId: string) => Promise<boolean>;
  /**
   * Erases everything held about whoever sent a submission, or subscribed.
   * @returns how many records that were
   */
  eraseFor: (id: string) => Promise<number>;
  /**
   * Turns a sign-up into a subscription. The second time changes nothing.
   * @returns undefined where the sign-up is no more
   */
  subscribe: (
    signUpId: string,
    consent: Record<string, string | number>,
  ) => Promise<Subscriber | undefined>;
  subscriber: (id: string) => Promise<Subscriber | undefined>;
  setLanguage: (subscriberId: string, language: LanguageCode) => Promise<boolean>;
  unsubscribe: (subscriberId: string) => Promise<boolean>;
};

/** Signs what goes into addresses, so that nobody can make them up. */
export type Tokens = {
  /** @param purpose a token for one is none for another @param validFor milliseconds */
  sign: (purpose: string, content: string, validFor: number) => string;
  /** @returns what was signed and when, or undefined where the token is wrong or over */
  open: (purpose: string, token: string) => { content: string; signedAt: number } | undefined;
};

/**
 * Counts what one client or address sends.
 * @returns how long to wait, in seconds, or undefined where it may
 */
export type Limit = (form: Form, email: string | undefined) => Promise<number | undefined>;

/**
 * Reads the search index of a language that was built, as JSON; undefined where nothing was built.
 */
export type ReadSearchIndex = (code: LanguageCode) => Promise<string | undefined>;

/** What the settings say of the site. */
export type SiteFacts = {
  origin: string;
  firmLanguage: Language /** Whether CVs are sent to the firm's mailbox. */;
  sendsFiles: boolean;
};

export const store = createContext<Store>();
export const tokens = createContext<Tokens>();
export const limit = createContext<Limit>();
/** Whether a form was sent from a page of this site. */
export const isSameOrigin = createContext<boolean>();
/** In development there is none. */
export const readSearchIndex = createContext<ReadSearchIndex>(async () => undefined);
/** The public address of the site, and the language of what is written to the firm. */
export const site = createContext<SiteFacts>();

/** A text that is ready to be sent. */
export type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;
type InLists = {
  reference: string;
  form: Form;
  name: string | undefined;
  receivedAt: number;
  dueAt: number | undefined;
};
/** What the daily mail to the firm tells. */
export type DigestFacts = {
  /** The day it is about, as 2026-11-22 in Riyadh. */
  day: string;
  received: InLists[];
  /** Answers that fall due within the day, and those that are late. */
  due: InLists[];
  overdue: InLists[];
  /** Submissions that wait for a person to release them, and mails that were given up. */
  held: number;
  failedMails: number;
};
