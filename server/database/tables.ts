import type { Insertable, Kysely, Transaction as KyselyTransaction, Selectable } from 'kysely';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import type { LanguageCode } from '#content/languages.ts';

// Times are milliseconds since 1970, UTC. A flag is the time at which it was set, or null.

export type Tables = {
  submissions: SubmissionTable;
  attachments: AttachmentTable;
  outbox: OutboxTable;
  notes: NoteTable;
  subscribers: SubscriberTable;
  suppressions: SuppressionTable;
  site_state: SiteStateTable;
};

export type Transaction = KyselyTransaction<Tables>;
/** In a transaction or outside. */
export type Queries = Kysely<Tables>;

type SubmissionTable = {
  id: string;
  reference: string;
  form: Form;
  language: LanguageCode;
  email: string | null;
  /** Finds all submissions of one person: the email in lower case. */
  email_key: string | null;
  name: string | null;
  /** The slug of the role, webinar or partnership, or the path of the page. */
  about: string | null;
  /** The fields as JSON, in the form's order. */
  answers: string;
  /** The text of the consent, its language and the version of the privacy policy, as JSON. */
  consent: string | null;
  seat: Seat | null;
  /** Why it is quarantined as suspected spam; null for almost all. */
  held_because: string | null;
  received_at: number;
  /** Null when no answer was promised. */
  due_at: number | null;
  closed_at: number | null;
  keep_until: number;
  /** Hash of token and content, which identifies duplicates; null without a token. */
  dedup_key: string | null;
  /** SHA-256 of form, sender and content. */
  content_hash: string;
};

type AttachmentTable = {
  id: string;
  submission_id: string;
  field: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
};

/**
 * A mail is pending, then sending, then sent; after a failure it is pending again. Other states:
 * - dead: the server gave up. The inbox lists the mail.
 * - held: on hold until a person releases it, or a seat is free.
 * - quarantined: the mail came from a backup, so it may have been sent already.
 */
export type MailState = 'pending' | 'sending' | 'sent' | 'dead' | 'held' | 'quarantined';

type OutboxTable = {
  id: string;
  submission_id: string | null;
  /** A submission has one mail of each kind. */
  kind: string;
  audience: 'firm' | 'visitor';
  recipient: string;
  /** The text as JSON (StoredMessage); empty after its retention. */
  message: string;
  /** Message-ID header, stored so that a repeat has the same bytes. */
  message_id: string;
  state: MailState;
  attempts: number;
  next_at: number;
  /** The process with this lease sends the mail now. Only it may write the outcome. */
  lease: string | null;
  lease_until: number | null;
  /** A code such as "550 5.1.1" or "ETIMEDOUT". The relay's text may name the recipient. */
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
  /** Text, times and steps of the consent, as JSON. */
  consent: string;
};

/** Keyed hashes of emails that must get no mail any more. */
type SuppressionTable = { hash: string; reason: 'erased' | 'unsubscribed'; created_at: number };

type SiteStateTable = { name: string; value: string };

export type Submission = Selectable<SubmissionTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Attachment = Selectable<AttachmentTable>;
export type Subscriber = Selectable<SubscriberTable>;
