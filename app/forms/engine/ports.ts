import { createContext } from 'react-router';
import type { WAITLISTED } from '#app/constants.ts';
import type { Letter, Mail } from '#app/mail/ports.ts';
import type { Tokens } from '#app/ports.ts';
import type { StaffLink } from '#app/staff-link.ts';
import type { Status } from '#app/staff-ports.ts';
import type { LanguageCode } from '#content/languages.ts';
import type { Form } from '../forms.ts';
import type { Problem } from './form-state.ts';

// `server/app.ts` puts these ports into the router's context.

export type Seat = 'seat' | typeof WAITLISTED;

export type Upload = { field: string; name: string; type: string; bytes: Uint8Array };

export type NewSubmission = {
  form: Form;
  language: LanguageCode;
  email?: string;
  name?: string;
  about?: string;
  /** The answers by field, in the order of the form. */
  answers: Record<string, string>;
  /** The text of the consent, and facts such as its language. */
  consent?: Record<string, string>;
  uploads?: Upload[];
  token?: string;
  quarantineReason?: string;
  /** The firm promises an answer within this time, in milliseconds. */
  answerWithin?: number;
  keepUntil: (receivedAt: number) => number;
  /** The number of seats of the event in `about`. */
  seats?: number;
  /** The store may call this function more than once. */
  mails: (receipt: Receipt) => Mail[];
};

export type Receipt = {
  id: string;
  reference: string;
  form: Form;
  receivedAt: number;
  dueAt?: number;
  seat?: Seat;
  event?: string;
};

/**
 * The `name` of the error for an unavailable database. Each bundle has its own error class, so
 * `instanceof` would fail.
 */
export const STORE_UNAVAILABLE = 'StoreUnavailable';

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
    /** Only if the form shows a status. */
    status?: Status;
    answers: Record<string, string>;
    consent?: Record<string, string>;
    files: { name: string; type: string; size: number }[];
  }[];
  subscription?: {
    language: LanguageCode;
    confirmedAt: number;
    consent: Record<string, string | number>;
    /** Since when the email takes no mail, so that no letter goes to it. */
    unreachableSince?: number;
    /** The letters of the last weeks that the person got. */
    letters?: { slug: string; sentAt: number }[];
  };
};

export type WriteNotice = (
  submission: Pick<Receipt, 'form' | 'reference'> & { link: StaffLink },
) => Letter;

/** Writes the mail about a free seat. Returns undefined if the site does not show the webinar. */
export type WriteSeatMail = (
  registration: { slug: string; language: LanguageCode; receipt: Receipt },
  site: { origin: string; tokens: Tokens },
) => Mail | undefined;

export type WebinarOccasion =
  | { reason: 'access' }
  | {
      reason: 'moved' | 'cancelled' | 'reinstated';
      previousStart: number;
      /** The sequence number of the event in calendars. */
      sequence: number;
    };

/**
 * Writes a mail about a webinar. Returns undefined if there is nothing to send.
 * @param kind the kind of the mail in the outbox
 */
export type WriteWebinarMail = (
  registration: { slug: string; language: LanguageCode; receipt: Receipt },
  mail: { kind: string; occasion: WebinarOccasion; now: number },
  site: { origin: string; tokens: Tokens },
) => Mail | undefined;

export type Correction = {
  submissionId: string;
  /** The store ignores fields that the submission does not have. */
  changes: Record<string, string>;
  /** The default is the new answer to `name`. */
  name?: string | undefined;
  notice: WriteNotice;
};

export type Subscriber = { id: string; email: string; language: LanguageCode };

export type Store = {
  /** @returns the first receipt if the same submission is stored already */
  save: (submission: NewSubmission) => Promise<Receipt>;
  receiptOf: (submission: NewSubmission) => Promise<Receipt | undefined>;
  seatsTaken: (about: string) => Promise<number>;
  /** @param id the id of a subscription, or of any submission of the person */
  personalData: (id: string) => Promise<PersonalData | undefined>;
  /** @param id the id of the submission in the personal link */
  correct: (id: string, correction: Correction) => Promise<boolean>;
  eraseOne: (id: string, submissionId: string, notice: WriteNotice) => Promise<boolean>;
  /** @returns the number of erased submissions and subscriptions */
  eraseFor: (id: string, notice: WriteNotice) => Promise<number>;
  /** @returns undefined if the sign-up no longer exists */
  subscribe: (
    signUpId: string,
    consent: Record<string, string | number>,
  ) => Promise<Subscriber | undefined>;
  subscriber: (id: string) => Promise<Subscriber | undefined>;
  setLanguage: (subscriberId: string, language: LanguageCode) => Promise<boolean>;
  /** @param letter the slug of the letter whose link the person used */
  unsubscribe: (subscriberId: string, letter?: string) => Promise<boolean>;
};

/**
 * Counts an attempt.
 * @returns the seconds to wait, or undefined if the visitor may send the form now
 */
export type Limit = (form: Form, email: string | undefined) => Promise<number | undefined>;

/** `invalid` means that a field or a file has an error. */
export type RefusalReason = Problem | 'invalid';
export type CountRefusal = (form: Form, reason: RefusalReason) => void;

export const store = createContext<Store>();
export const limit = createContext<Limit>();
export const countRefusal = createContext<CountRefusal>(() => {});
