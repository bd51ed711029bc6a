import { createContext } from 'react-router';
import type { WAITLISTED } from '#app/constants.ts';
import type { Mail } from '#app/mail/ports.ts';
import type { LanguageCode } from '#content/languages.ts';
import type { Form } from '../forms.ts';

// What forms and pages of personal data ask of the server. server/app.ts sets the context.

export type Seat = 'seat' | typeof WAITLISTED;

export type Upload = { field: string; name: string; type: string; bytes: Uint8Array };

export type NewSubmission = {
  form: Form;
  language: LanguageCode;
  email?: string;
  name?: string;
  about?: string;
  /** By field, in the form's order. */
  answers: Record<string, string>;
  /** The text that the sender agreed to, and further facts about the consent. */
  consent?: Record<string, string>;
  uploads?: Upload[];
  token?: string;
  /** The reason for its quarantine. */
  quarantineReason?: string;
  /** In milliseconds. */
  answerWithin?: number;
  keepUntil: (receivedAt: number) => number;
  /** The number of seats, if they are limited. `about` identifies their event. */
  seats?: number;
  /** Writes the mails. It may be called more than once. */
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

/** The name of a database's error. It is not a class, because each bundle has its own copy of one. */
export const STORE_UNAVAILABLE = 'StoreUnavailable';

/** All data of one person, as the personal link shows it. */
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

export type Subscriber = { id: string; email: string; language: LanguageCode };

export type Store = {
  /** Saves a submission with its files and mails. A repeat returns the first receipt. */
  save: (submission: NewSubmission) => Promise<Receipt>;
  /** The receipt of an earlier identical submission. */
  receiptOf: (submission: NewSubmission) => Promise<Receipt | undefined>;
  seatsTaken: (about: string) => Promise<number>;
  /** @param id a submission or a subscription of the person */
  personalData: (id: string) => Promise<PersonalData | undefined>;
  /** @param id the submission of the personal link, by the same person */
  correct: (
    id: string,
    submissionId: string,
    answers: Record<string, string>,
    name?: string,
  ) => Promise<boolean>;
  eraseOne: (id: string, submissionId: string) => Promise<boolean>;
  /** Erases all data of a person, and returns the number of erased records. */
  eraseFor: (id: string) => Promise<number>;
  /** @returns undefined where the sign-up does not exist any more */
  subscribe: (
    signUpId: string,
    consent: Record<string, string | number>,
  ) => Promise<Subscriber | undefined>;
  subscriber: (id: string) => Promise<Subscriber | undefined>;
  setLanguage: (subscriberId: string, language: LanguageCode) => Promise<boolean>;
  unsubscribe: (subscriberId: string) => Promise<boolean>;
};

/** Counts an attempt. Returns the seconds to wait, or undefined if the form may be sent now. */
export type Limit = (form: Form, email: string | undefined) => Promise<number | undefined>;

export const store = createContext<Store>();
export const limit = createContext<Limit>();
