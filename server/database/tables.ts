import type {
  Generated,
  Insertable,
  Kysely,
  Transaction as KyselyTransaction,
  Selectable,
} from 'kysely';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import type { HistoryAction } from '#app/staff-ports.ts';
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
  empty_searches: EmptySearchTable;
  letters: LetterTable;
};

export type Transaction = KyselyTransaction<Tables>;
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
  /** The slug of a role, webinar or partnership, or the path of a page. */
  about: string | null;
  /** The visitor's answers as JSON, in the order of the form's fields. */
  answers: string;
  /** The text and language of the consent, and the version of the privacy policy, as JSON. */
  consent: string | null;
  seat: Seat | null;
  /** Why the submission is quarantined. Null if it is not quarantined. */
  held_because: string | null;
  received_at: number;
  /** When an answer is due. Null if the form promises no answer. */
  due_at: number | null;
  closed_at: number | null;
  keep_until: number;
  /** A hash of token and content that identifies duplicates. Null if the form had no token. */
  dedup_key: string | null;
  content_hash: string;
  /** The name of the person of the firm who has taken the submission. */
  handler: Generated<string | null>;
  /** When the review of an application began. Null before. */
  review_since: Generated<number | null>;
  /** Staff links with another version are revoked. */
  link_version: Generated<number>;
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
 * A mail is pending, then sending, then sent. After a failure, the mail is pending again. The
 * server does not retry a dead mail. A held mail waits for a person or an event. A quarantined mail
 * comes from a backup and may have been sent already.
 */
export type MailState = 'pending' | 'sending' | 'sent' | 'dead' | 'held' | 'quarantined';

type OutboxTable = {
  id: string;
  submission_id: string | null;
  /** The recipient of a letter. A subscriber has at most one mail of each kind. */
  subscriber_id: Generated<string | null>;
  /** The kind of the mail. A submission has at most one mail of each kind. */
  kind: string;
  /** Letters go to subscribers. */
  audience: 'firm' | 'visitor' | 'subscriber';
  recipient: string;
  /** The text as JSON (StoredMessage), or empty after the retention of mails. */
  message: string;
  /** The Message-ID header, which must be the same in a second attempt. */
  message_id: string;
  state: MailState;
  attempts: number;
  next_at: number;
  /** Names the process that sends the mail. Only this process may write the outcome. */
  lease: string | null;
  lease_until: number | null;
  /**
   * A code such as "550 5.1.1". The relay's text is left out, because it may name the recipient.
   */
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
};

/** The history of a submission: what staff did, and their notes. */
type NoteTable = {
  id: string;
  submission_id: string;
  written_at: number;
  /** A note, or the text that goes with an action. It may be empty. */
  text: string;
  action: Generated<HistoryAction>;
  /** The name that the person gave. Null in entries of older versions. */
  author: Generated<string | null>;
  /** The email of the colleague to whom the submission was forwarded. */
  recipient: Generated<string | null>;
};

type SubscriberTable = {
  id: string;
  email: string;
  email_key: string;
  language: LanguageCode;
  confirmed_at: number;
  consent: string;
  /** How many letters were refused for a reason that lies with the recipient. */
  refusals: Generated<number>;
  /** Since when the email takes no mail. No letter goes to such a subscriber. */
  unreachable_since: Generated<number | null>;
};

/**
 * Keyed hashes of erased and unsubscribed emails. After a restore, they show whose data the backup
 * has brought back.
 */
type SuppressionTable = { hash: string; reason: 'erased' | 'unsubscribed'; created_at: number };

type SiteStateTable = { name: string; value: string };

/** The facts that the latest mails about a webinar contained. */
type AnnouncedWebinarTable = {
  slug: string;
  starts: number;
  ends: number;
  status: 'confirmed' | 'cancelled';
  /** The event's version number in the calendars of the recipients. */
  sequence: number;
  /** When the server saw a change that it has not announced. */
  changed_at: number | null;
};

/** A search that found nothing, with the number of different people who sent it in a week. */
type EmptySearchTable = {
  id: string;
  /** The first day of the week in Riyadh, such as 2026-11-22. */
  week: string;
  language: LanguageCode;
  query: string;
  people: number;
};

/** A letter that is being sent or was sent. */
type LetterTable = {
  slug: string;
  /** The `sendAt` of the letter. Null if a person started the sending. */
  scheduled_for: number | null;
  /** Only people who confirmed before this moment get the letter. */
  started_at: number;
  /** When a person stopped the sending. Null after it was resumed. */
  stopped_at: number | null;
  finished_at: number | null;
  // The counts do not include mails that are still in the outbox.
  sent: number;
  refused: number;
  bounced: number;
  /** How many people unsubscribed with the link in this letter. */
  unsubscribed: number;
};

export type StoredLetter = Selectable<LetterTable>;
export type AnnouncedWebinar = Selectable<AnnouncedWebinarTable>;
export type Submission = Selectable<SubmissionTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Attachment = Selectable<AttachmentTable>;
export type Subscriber = Selectable<SubscriberTable>;
