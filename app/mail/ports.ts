import type { Form } from '#app/forms/forms.ts';
import type { Language } from '#content/languages.ts';

// Mails as pages write them and the server sends them.

/** A text that is ready to be sent. */
export type Letter = { subject: string; text: string; html: string };

/** A mail that is complete except for the firm's own email addresses, which are settings. */
export type Mail = Letter & {
  /** Distinguishes the mails of one submission: each kind occurs once. */
  kind: string;
  /** The firm's mailbox for the form, or the visitor's email address. */
  audience: 'firm' | 'visitor';
  replyTo?: { name: string; address: string };
  /** A calendar entry, attached as a file. */
  calendar?: { name: string; content: string };
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** Whether the files of the submission are attached. */
  withUploads?: boolean;
  /** Whether the mail waits until a seat becomes free. */
  waits?: boolean;
};

/** Makes the URLs in mails. */
export type Links = {
  /** @param path without a language's prefix */
  page: (path: string, language: Language) => string;
  /** A page that a signed token opens. */
  signed: (
    purpose: string,
    path: string,
    content: string,
    language: Language,
    validFor: number,
  ) => string;
};

type InLists = {
  reference: string;
  form: Form;
  name: string | undefined;
  receivedAt: number;
  dueAt: number | undefined;
};

/** The contents of the daily mail to the firm. */
export type DigestFacts = {
  /** The day in Riyadh, as 2026-11-22. */
  day: string;
  received: InLists[];
  /** Submissions whose answer is due within the day, and those whose answer is late. */
  due: InLists[];
  overdue: InLists[];
  /** Quarantined submissions, and mails that could not be delivered. */
  quarantined: number;
  failedMails: number;
};
