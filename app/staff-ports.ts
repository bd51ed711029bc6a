import { createContext } from 'react-router';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import type { Letter } from '#app/mail/ports.ts';
import type { StaffLink } from '#app/staff-link.ts';
import type { LanguageCode } from '#content/languages.ts';

// The ports of the staff page. server/app.ts provides the implementations.

/** The statuses of an application, in their usual order. */
export const STATUSES = ['received', 'in-review', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** What staff can do with a submission. Each action becomes an entry of the history. */
export const HISTORY_ACTIONS = [
  'take',
  'answer',
  'note',
  'forward',
  'received',
  'in-review',
  'close',
  'reopen',
  'release',
  'spam',
  'revoke',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** An action of a person of the firm. */
export type Handling = {
  action: HistoryAction;
  /** The name that the person gave. */
  author: string;
  /** A note that goes with the action. */
  text: string;
  /** The email of a colleague, to whom the submission is forwarded. */
  recipient?: string;
  /** The id of the entry in the history. If the entry exists already, no second one is written. */
  entryId?: string;
};

/** Why an action was refused. Each problem but `action` and `gone` belongs to a field. */
export type HandlingProblem = 'author' | 'text' | 'tooLong' | 'recipient' | 'action' | 'gone';
export type HandlingResult =
  | { problem: HandlingProblem }
  /** `isChanged` is false if the submission was in the wanted state already. */
  | { isChanged: boolean };

/** The facts of the mail that forwards a submission. `text` is the note, which may be empty. */
type Forwarded = {
  form: Form;
  reference: string;
  link: StaffLink;
  author: string;
  text: string;
};
export type WriteForward = (forwarded: Forwarded) => Letter;

export type HistoryEntry = {
  id: string;
  at: number;
  action: HistoryAction;
  author: string | null;
  recipient: string | null;
  text: string;
};

/** Everything that the staff page shows of a submission. */
export type HandledSubmission = {
  reference: string;
  form: Form;
  language: LanguageCode;
  email: string | null;
  about: string | null;
  seat: Seat | null;
  answers: Record<string, string>;
  consent: Record<string, string> | null;
  quarantineReason: string | null;
  receivedAt: number;
  dueAt: number | null;
  closedAt: number | null;
  keepUntil: number;
  handler: string | null;
  status: Status;
  files: { id: string; name: string; type: string; size: number }[];
  history: HistoryEntry[];
};

export type StoredFile = { name: string; type: string; bytes: Uint8Array };

/** An erased submission, and the name of the person who erased it. */
type Erased = { form: Form; reference: string; author: string };

/** For a revoked link, functions return undefined or the problem `gone`. */
export type StaffDesk = {
  /** A submission is forwarded only to emails of these domains. */
  firmDomains: readonly string[];
  open: (link: StaffLink | undefined) => Promise<HandledSubmission | undefined>;
  file: (link: StaffLink | undefined, fileId: string) => Promise<StoredFile | undefined>;
  handle: (link: StaffLink, handling: Handling, write: WriteForward) => Promise<HandlingResult>;
  /** `notice` writes the mail to the firm. @returns the reason if nothing was erased */
  erase: (
    link: StaffLink,
    author: string,
    notice: (erased: Erased) => Letter,
  ) => Promise<'author' | 'gone' | undefined>;
};

/** Counts a request of a staff link. @returns the seconds to wait, if there were too many */
export type StaffLimit = () => Promise<number | undefined>;

export const staffDesk = createContext<StaffDesk>();
export const staffLimit = createContext<StaffLimit>();
