import type { Insertable, Selectable } from 'kysely';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import type { LanguageCode } from '#content/languages.ts';

// The tables, the same on both engines. Moments are milliseconds since 1970, UTC; yes and no are
// moments or null.

export type Tables = {
  submissions: SubmissionTable;
  attachments: AttachmentTable;
  outbox: OutboxTable;
  notes: NoteTable;
  subscribers: SubscriberTable;
  suppressions: SuppressionTable;
  site_state: SiteStateTable;
};

type SubmissionTable = {
  id: string;
  /** What visitors and staff call it: short and speakable. */
  reference: string;
  form: Form;
  language: LanguageCode;
  /** As it was typed; null where the form asks for none. */
  email: string | null;
  /** By which one person's submissions are found together: the address in small letters. */
  email_key: string | null;
  /** Who sent it, as lists show it. */
  name: string | null;
  /** What it is about: the role's, webinar's or partnership's slug, or the page's path. */
  about: string | null;
  /** The fields as JSON, in the form's order. */
  answers: string;
  seat: Seat | null;
  /** Why a person should look before mails go out; null for almost all. */
  held_because: string | null;
  received_at: number;
  /** When the promised answer falls due; null where none was promised. */
  due_at: number | null;
  closed_at: number | null;
  /** After this it is purged. */
  keep_until: number;
  /**
   * The form's token and the content: the same twice is one submission. Null where the form had no
   * token.
   */
  dedup_key: string | null;
  /** SHA-256 of form, sender and content. */
  content_hash: string;
};

type AttachmentTable = {
  id: string;
  submission_id: string;
  /** The form's field. */
  field: string;
  /** As the visitor's file was called. */
  name: string;
  type: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
};

/**
 * pending → sending → sent, or back to pending with a later moment; dead: given up, kept and
 * reported. held: waits for a person or a free seat. quarantined: came out of a backup and may have
 * been sent since.
 */
export type MailState = 'pending' | 'sending' | 'sent' | 'dead' | 'held' | 'quarantined';

type OutboxTable = {
  id: string;
  submission_id: string | null;
  /** Which of the submission's mails: there is one of each kind. */
  kind: string;
  /** Whether it goes to the firm or to the visitor. */
  audience: 'firm' | 'visitor';
  recipient: string;
  /** Finished text as JSON (StoredMessage); empty once it was sent and kept long enough. */
  message: string;
  /** Of the mail itself, so that a repeat is the same bytes. */
  message_id: string;
  state: MailState;
  attempts: number;
  next_at: number;
  /** Who sends it now; only the holder of this lease may say how it ended. */
  lease: string | null;
  lease_until: number | null;
  /**
   * A code such as "550 5.1.1" or "ETIMEDOUT"; never the relay's words, which may name the
   * recipient.
   */
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
};

type NoteTable = { id: string; submission_id: string; written_at: number; text: string };

type SubscriberTable = {
  id: string;
  email: string;
  email_key: string;
  language: LanguageCode;
  confirmed_at: number;
  /** What was agreed to, when and by which steps, as JSON. */
  consent: string;
};

/** Salted hashes of addresses that asked not to be written to again. */
type SuppressionTable = { hash: string; reason: 'erased' | 'unsubscribed'; created_at: number };

/** What the site itself has to remember: its secret, its salt, the clock it last trusted. */
type SiteStateTable = { name: string; value: string };

export type Submission = Selectable<SubmissionTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Attachment = Selectable<AttachmentTable>;
export type Subscriber = Selectable<SubscriberTable>;
