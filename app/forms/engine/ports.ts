import { createContext } from 'react-router';
import type { WAITLISTED } from '#app/constants.ts';
import type { Letter, Mail } from '#app/mail/ports.ts';
import type { Tokens } from '#app/ports.ts';
import type { LanguageCode } from '#content/languages.ts';
import type { Form } from '../forms.ts';
import type { Problem } from './form-state.ts';

// The functions of the server that the forms and the personal data page may call. `server/app.ts`
// puts them into the router's context.

export type Seat = 'seat' | typeof WAITLISTED;

export type Upload = { field: string; name: string; type: string; bytes: Uint8Array };

export type NewSubmission = {
  form: Form;
  language: LanguageCode;
  email?: string;
  name?: string;
  about?: string;
  /** The answers by the names of their fields, in the order of the form. */
  answers: Record<string, string>;
  /** The text that the sender agreed to, and further facts about the consent. */
  consent?: Record<string, string>;
  uploads?: Upload[];
  token?: string;
  quarantineReason?: string;
  /** The firm promises to answer within this time, in milliseconds. */
  answerWithin?: number;
  keepUntil: (receivedAt: number) => number;
  /** The number of seats of the event that `about` identifies. */
  seats?: number;
  /** Writes the mails of the submission. The store may call this function more than once. */
  mails: (receipt: Receipt) => Mail[];
};

export type Receipt = {
  id: string;
  reference: string;
  form: Form;
  receivedAt: number;
  dueAt?: number;
  seat?: Seat;
  /** The slug of the event that has the seats. */
  event?: string;
};

/**
 * The `name` of the error that the store throws if the database is unavailable. `instanceof` would
 * fail, because each bundle has its own copy of the error's class.
 */
export const STORE_UNAVAILABLE = 'StoreUnavailable';

/** All data of one person. The page of the personal link shows this data. */
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
    consent?: Record<string, string>;
    files: { name: string; type: string; size: number }[];
  }[];
  subscription?: {
    language: LanguageCode;
    confirmedAt: number;
    consent: Record<string, string | number>;
  };
};

/** Writes the mail to the firm about a submission that its sender erased or corrected. */
export type WriteNotice = (submission: Pick<Receipt, 'form' | 'reference'>) => Letter;

/**
 * Writes the mail about a free seat with the new date of a webinar that was rescheduled. Returns
 * undefined if the site does not show the webinar.
 */
export type WriteSeatMail = (
  registration: { slug: string; language: LanguageCode; receipt: Receipt },
  site: { origin: string; tokens: Tokens },
) => Mail | undefined;

/** Why the server writes to a person who registered for a webinar. */
export type WebinarOccasion =
  | { reason: 'access' }
  | {
      reason: 'moved' | 'cancelled' | 'reinstated';
      previousStart: number;
      /** The sequence number that the event gets in calendars. */
      sequence: number;
    };

/**
 * Writes a mail about a webinar. Returns undefined if the site does not show the webinar, or if
 * the mail is for people with a seat and the link to join is missing.
 * @param kind the kind of the mail in the outbox
 */
export type WriteWebinarMail = (
  registration: { slug: string; language: LanguageCode; receipt: Receipt },
  mail: { kind: string; occasion: WebinarOccasion; now: number },
  site: { origin: string; tokens: Tokens },
) => Mail | undefined;

export type Correction = {
  submissionId: string;
  /** The new answers, by field. The store ignores fields that the submission does not have. */
  changes: Record<string, string>;
  /** The new name of the sender. If it is missing, the new answer to `name` is used. */
  name?: string | undefined;
  notice: WriteNotice;
};

export type Subscriber = { id: string; email: string; language: LanguageCode };

export type Store = {
  /** Saves a submission with its files and mails. A repeat returns the first receipt. */
  save: (submission: NewSubmission) => Promise<Receipt>;
  /** Returns the receipt of an identical submission that was saved earlier. */
  receiptOf: (submission: NewSubmission) => Promise<Receipt | undefined>;
  seatsTaken: (about: string) => Promise<number>;
  /** @param id the id of the person's subscription or of any of the person's submissions */
  personalData: (id: string) => Promise<PersonalData | undefined>;
  /** @param id the id of the submission that the personal link belongs to */
  correct: (id: string, correction: Correction) => Promise<boolean>;
  eraseOne: (id: string, submissionId: string, notice: WriteNotice) => Promise<boolean>;
  /** Erases all data of a person, and returns the number of erased records. */
  eraseFor: (id: string, notice: WriteNotice) => Promise<number>;
  /** @returns undefined if the sign-up no longer exists */
  subscribe: (
    signUpId: string,
    consent: Record<string, string | number>,
  ) => Promise<Subscriber | undefined>;
  subscriber: (id: string) => Promise<Subscriber | undefined>;
  setLanguage: (subscriberId: string, language: LanguageCode) => Promise<boolean>;
  unsubscribe: (subscriberId: string) => Promise<boolean>;
};

/** Counts an attempt. @returns the seconds to wait, or undefined if the form may be sent now */
export type Limit = (form: Form, email: string | undefined) => Promise<number | undefined>;

/** `invalid` means that a field or a file has an error. */
export type RefusalReason = Problem | 'invalid';
export type CountRefusal = (form: Form, reason: RefusalReason) => void;

export const store = createContext<Store>();
export const limit = createContext<Limit>();
export const countRefusal = createContext<CountRefusal>(() => {});
