import type * as v from 'valibot';

/** A length of time. `months` are calendar months. */
export type Period = { months?: number; days?: number; hours?: number };

/** The facts about a form. The pages, the server and the inbox read them. */
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
  /** Replaces the usual limit of submissions by one client. `within` is in milliseconds. */
  limit?: { times: number; within: number };
  /** Replaces the usual number of mails per day to the same email. */
  mailsPerDay?: number;
};

/** Checks the type of a form's definition and keeps the exact type of the definition. */
export function defineForm<const Definition extends FormDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
