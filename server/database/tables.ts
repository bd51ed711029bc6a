import type { Insertable, Kysely, Transaction as KyselyTransaction, Selectable } from 'kysely';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import type { LanguageCode } from '#content/languages.ts';

// Times are milliseconds since 1970, UTC. `closed_at` is null while a submission is open.

export type Tables = {
  submissions: SubmissionTable;
  attachments: AttachmentTable;
  outbox: OutboxTable;
  notes: NoteTable;
  subscribers: SubscriberTable;
  suppressions: SuppressionTable;
  site_state: SiteStateTable;
  announced_webinars: AnnouncedWebinarTable;
};

export type Transaction = KyselyTransaction<Tables>;
/** A connection for queries, inside or outside a transaction. */
export type Queries = Kysely<Tables>;

type SubmissionTable = {
  id: string;
  reference: string;
  form: Form;
  language: LanguageCode;
  email: string | null;
  /** The email in lower case. All submissions of one person have the same key. */
  email_key: string | null;
  name: string | null;
  /** The subject: the slug of a role, webinar or partnership, or the path of a page. */
  about: string | null;
  /** The visitor's answers as JSON, in the order of the form's fields. */
  answers: string;
  /** The text of the consent, its language and the version of the privacy policy, as JSON. */
  consent: string | null;
  seat: Seat | null;
  /** Why the submission is quarantined as suspected spam. Null if it is not quarantined. */
  held_because: string | null;
  received_at: number;
  /** When an answer is due. Null if the form promises no answer. */
  due_at: number | null;
  closed_at: number | null;
  keep_until: number;
  /** A hash of token and content that identifies duplicates. Null if the form had no token. */
  dedup_key: string | null;
  /** The SHA-256 of form, sender and content. */
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
 * A mail is pending, then sending, then sent. After a failure the mail is pending again. The other
 * states are:
 * - dead: the server has given up on the mail and will not retry it.
 * - held: the server does not send the mail until a person or an event releases it.
 * - quarantined: the mail comes from a backup and may have been sent already.
 */
export type MailState = 'pending' | 'sending' | 'sent' | 'dead' | 'held' | 'quarantined';

type OutboxTable = {
  id: string;
  submission_id: string | null;
  /** The kind of the mail. A submission has at most one mail of each kind. */
  kind: string;
  audience: 'firm' | 'visitor';
  recipient: string;
  /** The text as JSON (StoredMessage). It is an empty string after the retention of mails. */
  message: string;
  /** The Message-ID header. A second attempt must send the same bytes, so the header is stored. */
  message_id: string;
  state: MailState;
  attempts: number;
  next_at: number;
  /** The lease of the process that sends the mail. Only this process may write the outcome. */
  lease: string | null;
  lease_until: number | null;
  /** A code such as "550 5.1.1", without the relay's text, which may name the recipient. */
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
  /** JSON with the text of the consent and the time of each step. */
  consent: string;
};

/** Keyed hashes of erased and unsubscribed emails. They show whose data a backup brings back. */
type SuppressionTable = { hash: string; reason: 'erased' | 'unsubscribed'; created_at: number };

type SiteStateTable = { name: string; value: string };

/** What the people who registered for a webinar were told last. */
type AnnouncedWebinarTable = {
  slug: string;
  starts: number;
  ends: number;
  status: 'confirmed' | 'cancelled';
  /** The sequence number of the event in their calendars. */
  sequence: number;
  /** When the server saw a change of the content that it has not announced. */
  changed_at: number | null;
};

export type AnnouncedWebinar = Selectable<AnnouncedWebinarTable>;
export type Submission = Selectable<SubmissionTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Attachment = Selectable<AttachmentTable>;
export type Subscriber = Selectable<SubscriberTable>;
