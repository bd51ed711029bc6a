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

/** How the stored answers of a form are shown and corrected. */
export type FormAnswers = {
  form: Form;
  schema: FormSchema;
  /** Labels that are not in the words of the form. */
  labels: (language: Language, answers: Answers) => Record<string, string>;
  /** Texts for the codes of choices, by field. */
  names: Readonly<Record<string, (code: string, language: Language) => string | undefined>>;
  /** Fields that the sender cannot correct. A person changes them on request. */
  fixed: readonly string[];
  /** The field of the form for the field of a stored answer. */
  fieldOf: (name: string, answers: Answers) => string;
  nameOf: (answers: Answers) => string | undefined;
};

export type FormReceiver<Schema extends FormSchema, Subject> = FormAnswers & {
  schema: Schema;
  /** The subject of the URL, such as a role. Throws the page's answer if it does not exist. */
  subjectOf: (request: { url: URL; params: Params; language: Language }) => Subject;
  /** Removes answers to questions that do not apply. */
  asked: (values: Record<string, string>) => Record<string, string>;
  file?: {
    field: string;
    /** In bytes. */
    largest: number;
    read: (file: ReceivedFile | undefined) => Promise<{ upload: Upload } | { error: string }>;
  };
  /** Data to store beside the values. `answers` replaces them. */
  stored: (
    values: v.InferOutput<Schema>,
    subject: Subject,
  ) => Partial<Pick<NewSubmission, 'about' | 'answers' | 'keepUntil' | 'seats'>>;
  mails: (context: MailContext<v.InferOutput<Schema>, Subject>) => Mail[];
};

export type MailContext<Values, Subject> = {
  values: Values;
  subject: Subject;
  language: Language;
  /** The language of the mails to the firm. */
  firmLanguage: Language;
  receipt: Receipt;
  /** The stored answers in the firm's language. */
  rows: readonly SentRow[];
  links: Links;
  files: string[];
  /** Whether files are attached to the mail to the firm. */
  sendsFiles: boolean;
};

/**
 * Defines how the server receives a form. With only a name and a schema, the values are stored as
 * they are, the sender gets a confirmation, and the firm a notification.
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
