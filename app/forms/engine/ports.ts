import { createContext } from 'react-router';
import type { WAITLISTED } from '#app/constants.ts';
import type { Mail } from '#app/mail/ports.ts';
import type { LanguageCode } from '#content/languages.ts';
import type { Form } from '../forms.ts';

// The interfaces of the server for forms and pages of personal data, with their context keys.
// server/app.ts sets them.

/** Whether a registration has one of the limited seats, or is on the waitlist. */
export type Seat = 'seat' | typeof WAITLISTED;

/** A file that came with a form and passed its checks. */
export type Upload = { field: string; name: string; type: string; bytes: Uint8Array };

export type NewSubmission = {
  form: Form;
  language: LanguageCode;
  email?: string;
  name?: string;
  about?: string;
  /** By the names of the fields, in the form's order. */
  answers: Record<string, string>;
  uploads?: Upload[];
  /** The token of the form as it was shown to this visitor. */
  token?: string;
  /** Why a person should look at it before any mail goes out. */
  heldBecause?: string;
  /** How soon an answer was promised, in milliseconds. */
  answerWithin?: number;
  /** The moment after which it is deleted. */
  keepUntil: (receivedAt: number) => number;
  /** The number of seats, if they are limited. `about` identifies their event. */
  seats?: number;
  /** Writes its mails for the receipt. It may be called more than once. */
  mails: (receipt: Receipt) => Mail[];
};

/** The facts about a stored submission. */
export type Receipt = {
  id: string;
  reference: string;
  form: Form;
  receivedAt: number;
  dueAt?: number;
  seat?: Seat;
};

/**
 * The name of the error of a database that cannot take anything now. The visitor has to send the
 * form again later. It is a name because each bundle has its own copy of a class.
 */
export const STORE_UNAVAILABLE = 'StoreUnavailable';

/** Everything that is stored about one person, as the personal link shows it. */
export type PersonalData = {
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
   * Saves a submission with its files and mails in one transaction. The same submission sent again
   * returns the first receipt.
   */
  save: (submission: NewSubmission) => Promise<Receipt>;
  /** The receipt of a submission that is stored already and is sent again. */
  receiptOf: (submission: NewSubmission) => Promise<Receipt | undefined>;
  /** How many seats are taken. */
  seatsTaken: (about: string) => Promise<number>;
  /**
   * Everything that is stored about the person behind a submission or a subscription.
   * @returns undefined where neither exists any more
   */
  personalData: (id: string) => Promise<PersonalData | undefined>;
  /**
   * Changes answers of a submission.
   * @param id a submission of the same person, which the personal link belongs to
   * @param name the new name of the sender, where it changes
   */
  correct: (
    id: string,
    submissionId: string,
    answers: Record<string, string>,
    name?: string,
  ) => Promise<boolean>;
  /** Erases one submission of the person behind the submission `id`. */
  eraseOne: (id: string, submissionId: string) => Promise<boolean>;
  /**
   * Erases everything that is stored about the person behind a submission or a subscription.
   * @returns the number of erased records
   */
  eraseFor: (id: string) => Promise<number>;
  /**
   * Turns a sign-up into a subscription. The second time changes nothing.
   * @returns undefined where the sign-up does not exist any more
   */
  subscribe: (
    signUpId: string,
    consent: Record<string, string | number>,
  ) => Promise<Subscriber | undefined>;
  subscriber: (id: string) => Promise<Subscriber | undefined>;
  setLanguage: (subscriberId: string, language: LanguageCode) => Promise<boolean>;
  unsubscribe: (subscriberId: string) => Promise<boolean>;
};

/**
 * Counts an attempt of a client and of an email address.
 * @returns the seconds to wait, or undefined where the form may be sent now
 */
export type Limit = (form: Form, email: string | undefined) => Promise<number | undefined>;

export const store = createContext<Store>();
export const limit = createContext<Limit>();
