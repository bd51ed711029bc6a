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

export type FormAnswers = {
  form: Form;
  schema: FormSchema;
  /** Labels of fields without a label of their own in `forms.yaml`, such as follow-up questions. */
  labels: (language: Language, answers: Answers) => Record<string, string>;
  /**
   * A function for each field with options. The function finds the text of an option by its code.
   */
  names: Readonly<Record<string, (code: string, language: Language) => string | undefined>>;
  /** Fields that senders cannot correct. */
  fixed: readonly string[];
  /** Finds the form's field for a stored answer, which may have another name than the field. */
  fieldOf: (name: string, answers: Answers) => string;
  nameOf: (answers: Answers) => string | undefined;
};

export type FormReceiver<Schema extends FormSchema, Subject> = FormAnswers & {
  schema: Schema;
  /**
   * Finds the subject of the form, such as a job, by the URL.
   * @throws a response if there is no subject
   */
  subjectOf: (request: { url: URL; params: Params; language: Language }) => Subject;
  /** Removes answers to questions that do not apply. */
  asked: (values: Record<string, string>) => Record<string, string>;
  file?: {
    field: string;
    /** The largest size in bytes. */
    largest: number;
    read: (file: ReceivedFile | undefined) => Promise<{ upload: Upload } | { error: string }>;
  };
  /** More data to store. `answers` replaces the values of the form. */
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
  firmLanguage: Language;
  receipt: Receipt;
  rows: readonly SentRow[];
  links: Links;
  files: string[];
  sendsFiles: boolean;
};

/**
 * By default, the server stores the values unchanged and sends mails to the sender and the firm.
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
