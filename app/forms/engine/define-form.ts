import type * as v from 'valibot';

/** A length of time. Months are those of the calendar. */
export type Period = { months?: number; days?: number; hours?: number };

/** What the record of processing activities says of a form (Article 30 GDPR). */
type Processing = {
  /** As in the table of legal bases, content/en/legal/gdpr.md. */
  purpose: string;
  legalBasis: string;
  people: string;
  /** The schema of the form. */
  fields: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Data beside the fields. */
  further?: readonly string[];
  /** The end of the retention, where it is not counted from the day of arrival. */
  kept?: (time: string) => string;
  recipients?: readonly string[];
};

/** The facts about a form, which the pages, the server and the inbox read. */
export type FormDefinition = {
  /** The schema of its words in `content/<language>/forms.yaml`. */
  words?: v.GenericSchema;
  /** The schema of its confirmation mail in `content/<language>/emails.yaml`. */
  email?: v.GenericSchema;
  keptFor: Period;
  /** The setting of its mailbox. Without one, and while it is empty, INBOX_TO is used. */
  mailbox?: `INBOX_TO_${string}`;
  /** The promised time until an answer, in milliseconds. */
  answerWithin?: number;
  /** Replaces the usual limit for one client. `within` is in milliseconds. */
  limit?: { times: number; within: number };
  /** Replaces the usual number of mails to one email. */
  mailsPerDay?: number;
  processing: Processing;
};

/** Checks the definition of a form and keeps its exact type. */
export function defineForm<const Definition extends FormDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
