import type * as v from 'valibot';

/** A length of time. Months are those of the calendar. */
export type Period = { months?: number; days?: number; hours?: number };

/**
 * The facts about a form, which the pages, the server and the inbox read. Only `keptFor` is
 * required: a form that needs nothing special names nothing special.
 */
export type FormDefinition = {
  /** The schema of its words: `content/<language>/forms.yaml`, under the form's name. */
  words?: v.GenericSchema;
  /** The schema of the words of its confirmation mail: `emails.yaml`, under the form's name. */
  email?: v.GenericSchema;
  /** When a submission is deleted. The legal texts show it. */
  keptFor: Period;
  /** The setting that names its mailbox. Without one, and while it is empty, INBOX_TO is used. */
  mailbox?: `INBOX_TO_${string}`;
  /** How soon the firm promises an answer, in milliseconds. */
  answerWithin?: number;
  /** How often one client may send it, instead of the limits for all forms. */
  limit?: { times: number; within: number };
  /** How many mails about it one email address gets in a day, instead of the usual number. */
  mailsPerDay?: number;
};

/** Checks the definition of a form and keeps its exact type. */
export function defineForm<const Definition extends FormDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
