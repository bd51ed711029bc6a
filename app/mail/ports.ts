import type { Form } from '#app/forms/forms.ts';
import type { Language } from '#content/languages.ts';

export type Letter = { subject: string; text: string; html: string };

/** A mail before the firm's own emails, which are settings, are filled in. */
export type Mail = Letter & {
  /** Each kind occurs once among the mails of a submission. */
  kind: string;
  audience: 'firm' | 'visitor';
  replyTo?: { name: string; address: string };
  /** A calendar entry, attached as a file. */
  calendar?: { name: string; content: string } | undefined;
  headers?: Record<string, string> | undefined;
  /** Whether the files of the submission are attached. */
  withUploads?: boolean;
  /** Whether the mail waits until a seat is free or a sign-up is confirmed. */
  waits?: boolean | undefined;
};

export type Links = {
  /** @param path without a language's prefix */
  page: (path: string, language: Language) => string;
  signed: (
    purpose: string,
    path: string,
    content: string,
    language: Language,
    validFor: number,
  ) => string;
};

/** What the server and the inbox need of a webinar. */
export type WebinarFacts = {
  slug: string;
  heading: string;
  starts: number;
  ends: number;
  seats: number;
  isMoved: boolean;
  isCancelled: boolean;
};

type InLists = {
  reference: string;
  form: Form;
  name: string | undefined;
  receivedAt: number;
  dueAt: number | undefined;
};

export type DigestFacts = {
  /** The day in Riyadh, as 2026-11-22. */
  day: string;
  received: InLists[];
  /** Answers that are due within the day, and late ones. */
  due: InLists[];
  overdue: InLists[];
  /** Quarantined submissions. */
  quarantined: number;
  failedMails: number;
  /** Whom the firm has to write to about coming webinars. */
  webinars: {
    slug: string;
    heading: string;
    starts: number;
    reason: 'access' | 'moved' | 'cancelled';
    people: number;
  }[];
};
