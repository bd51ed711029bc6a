import { createContext } from 'react-router';
import type { WAITLISTED } from '#app/constants.ts';
import type { Mail } from '#app/mail/ports.ts';
import type { LanguageCode } from '#content/languages.ts';
import type { Form } from '../forms.ts';

// The interface of the server for forms and personal data. server/app.ts sets the context.

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
  uploads?: Upload[];
  token?: string;
  /** The reason to quarantine the submission. */
  quarantineReason?: string;
  /** The firm promises to answer within this time, in milliseconds. */
  answerWithin?: number;
  keepUntil: (receivedAt: number) => number;
  /** The number of seats at an event with limited seats. `about` identifies the event. */
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
};

/** The name of a database error. Each bundle copies the class, so `instanceof` would fail. */
export const STORE_UNAVAILABLE = 'StoreUnavailable';

/** All data of one person, which the page of the personal link shows. */
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
  /** Saves a submission with its files and mails. A second call returns the first receipt. */
  save: (submission: NewSubmission) => Promise<Receipt>;
  /** The receipt of an identical submission that was saved earlier. */
  receiptOf: (submission: NewSubmission) => Promise<Receipt | undefined>;
  seatsTaken: (about: string) => Promise<number>;
  /** @param id any submission or the subscription of the person */
  personalData: (id: string) => Promise<PersonalData | undefined>;
  /** @param id the submission of the personal link; `submissionId` has the same sender */
  correct: (
    id: string,
    submissionId: string,
    answers: Record<string, string>,
    name?: string,
  ) => Promise<boolean>;
  eraseOne: (id: string, submissionId: string) => Promise<boolean>;
  /** Erases all data of a person. Returns the number of erased records. */
  eraseFor: (id: string) => Promise<number>;
  /** @returns undefined if the sign-up no longer exists */
  subscribe: (
    signUpId: string,
    consent: Record<string, string | number>,
  ) => Promise<Subscriber | undefined>;
  subscriber: (id: string) => Promise<Subscriber | undefined>;
  setLanguage: (subscriberId: string, language: LanguageCode) => Promise<boolean>;
  unsubscribe: (subscriberId: string) => Promise<boolean>;
};

/** Counts an attempt. Returns the seconds until the form may be sent; undefined means now. */
export type Limit = (form: Form, email: string | undefined) => Promise<number | undefined>;

export const store = createContext<Store>();
export const limit = createContext<Limit>();
