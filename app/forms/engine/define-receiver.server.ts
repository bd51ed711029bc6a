import type { Params } from 'react-router';
import type * as v from 'valibot';
import type { Links, Mail } from '#app/mail/ports.ts';
import type { Language } from '#content/languages.ts';
import type { Form } from '../forms.ts';
import type { SentRow } from './answer-rows.server.ts';
import type { NewSubmission, Receipt, Upload } from './ports.ts';
import type { ReceivedFile } from './read-form.server.ts';
import type { FormSchema } from './rules.ts';
import { standardMails } from './standard-mails.server.ts';

export type Answers = Readonly<Record<string, string>>;

/** Determines how the stored answers of a form are shown and corrected. */
export type FormAnswers = {
  form: Form;
  schema: FormSchema;
  /** Returns labels that are not in the form's own texts, such as those of follow-up questions. */
  labels: (language: Language, answers: Answers) => Record<string, string>;
  /** For each field with options, a function that returns the text of the option with a code. */
  names: Readonly<Record<string, (code: string, language: Language) => string | undefined>>;
  /** Fields that senders cannot correct themselves. The staff changes these fields on request. */
  fixed: readonly string[];
  /** Returns the field of the form that a stored answer comes from. */
  fieldOf: (name: string, answers: Answers) => string;
  nameOf: (answers: Answers) => string | undefined;
};

export type FormReceiver<Schema extends FormSchema, Subject> = FormAnswers & {
  schema: Schema;
  /** Finds the form's subject, such as a job, by the URL. @throws a response without a subject */
  subjectOf: (request: { url: URL; params: Params; language: Language }) => Subject;
  /** Removes answers to questions that do not apply. */
  asked: (values: Record<string, string>) => Record<string, string>;
  file?: {
    field: string;
    /** The largest accepted size, in bytes. */
    largest: number;
    read: (file: ReceivedFile | undefined) => Promise<{ upload: Upload } | { error: string }>;
  };
  /** Returns more data to store. `answers`, if set, replaces the values of the form. */
  stored: (
    values: v.InferOutput<Schema>,
    subject: Subject,
    language: Language,
  ) => Partial<Pick<NewSubmission, 'about' | 'answers' | 'consent' | 'keepUntil' | 'seats'>>;
  mails: (context: MailContext<v.InferOutput<Schema>, Subject>) => Mail[];
};

export type MailContext<Values, Subject> = {
  values: Values;
  subject: Subject;
  language: Language;
  /** The language of all mails to the firm. */
  firmLanguage: Language;
  receipt: Receipt;
  /** The stored answers in the firm's language. */
  rows: readonly SentRow[];
  links: Links;
  files: string[];
  /** True if the mail to the firm contains the files as attachments. */
  sendsFiles: boolean;
};

/**
 * Defines how the server receives a form. By default, the server stores the values unchanged. The
 * sender gets a confirmation, and the firm gets a notification.
 */
export function defineReceiver<Schema extends FormSchema, Subject = undefined>(
  special: { form: Form; schema: Schema } & Partial<FormReceiver<Schema, Subject>>,
): FormReceiver<Schema, Subject> {
  return {
    labels: () => ({}),
    names: {},
    fixed: [],
    fieldOf: (name) => name,
    nameOf: ({ name }) => name,
    subjectOf: () => undefined as Subject,
    asked: (values) => values,
    stored: () => ({}),
    mails: standardMails,
    ...special,
  };
}
