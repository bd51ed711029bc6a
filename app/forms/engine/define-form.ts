import type * as v from 'valibot';

/** `months` are calendar months. */
export type Period = { months?: number; days?: number; hours?: number };

/** Facts for the record of processing activities (Article 30 GDPR). */
type Processing = {
  /** The purpose and the legal basis are as in content/en/legal/gdpr.md. */
  purpose: string;
  legalBasis: string;
  people: string;
  fields: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Personal data that the firm processes in addition to the fields. */
  further?: readonly string[];
  /** Describes the retention if `keptFor` is not the whole rule. */
  kept?: (time: string) => string;
  recipients?: readonly string[];
};

export type FormDefinition = {
  /** The schema of the form's words in `content/<language>/forms.yaml`. */
  words?: v.GenericSchema;
  /** The schema of the confirmation mail in `content/<language>/emails.yaml`. */
  email?: v.GenericSchema;
  keptFor: Period;
  /** The setting with the form's mailbox. The default is INBOX_TO. */
  mailbox?: `INBOX_TO_${string}`;
  /** The firm promises an answer within this time, in milliseconds. */
  answerWithin?: number;
  /** True if staff set a status, which the sender sees on the page of the personal link. */
  showsStatus?: boolean;
  /** Replaces the usual limit of submissions per client. `within` is in milliseconds. */
  limit?: { times: number; within: number };
  /** Replaces the usual limit of mails to a visitor in a day. */
  mailsPerDay?: number;
  processing: Processing;
};

export function defineForm<const Definition extends FormDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
