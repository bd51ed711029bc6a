import type * as v from 'valibot';

/** A length of time. `months` are calendar months. */
export type Period = { months?: number; days?: number; hours?: number };

/** The facts about a form for the record of processing activities (Article 30 GDPR). */
type Processing = {
  /** The purpose and the legal basis, as in content/en/legal/gdpr.md. */
  purpose: string;
  legalBasis: string;
  people: string;
  fields: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Personal data that the firm processes in addition to the fields. */
  further?: readonly string[];
  /** Describes the retention period. Only needed if `keptFor` is not the whole rule. */
  kept?: (time: string) => string;
  recipients?: readonly string[];
};

/** The facts about a form that the pages, the server and the inbox read. */
export type FormDefinition = {
  /** The schema of the form's words in `content/<language>/forms.yaml`. */
  words?: v.GenericSchema;
  /** The schema of the form's confirmation mail in `content/<language>/emails.yaml`. */
  email?: v.GenericSchema;
  keptFor: Period;
  /** The setting with the form's mailbox. Without such a setting, mails go to INBOX_TO. */
  mailbox?: `INBOX_TO_${string}`;
  /** The firm promises to answer within this time, in milliseconds. */
  answerWithin?: number;
  /** Replaces the usual limit of submissions per client. `within` is in milliseconds. */
  limit?: { times: number; within: number };
  /** Replaces the usual limit of mails that a visitor may get in a day. */
  mailsPerDay?: number;
  processing: Processing;
};

/** Returns the definition unchanged. TypeScript checks the definition and keeps the exact type. */
export function defineForm<const Definition extends FormDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
