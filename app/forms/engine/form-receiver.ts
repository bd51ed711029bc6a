import type { Params } from 'react-router';
import type * as v from 'valibot';
import type { Form } from '#app/forms/forms.ts';
import type { Links, Mail } from '#app/mail/ports.ts';
import type { Language } from '#content/languages.ts';
import type { NewSubmission, Receipt, Upload } from './ports.ts';
import type { ReceivedFile } from './read-form.server.ts';
import type { FormSchema } from './rules.ts';

type Asked = { url: URL; params: Params; language: Language };
export type MailContext<Values, Subject> = {
  values: Values;
  subject: Subject;
  language: Language;
  /** The language of what is written to the firm. */
  firmLanguage: Language;
  receipt: Receipt;
  links: Links;
  /** Names of the files that came with it. */
  files: string[];
  /** Whether files are sent to the firm's mailbox. */
  sendsFiles: boolean;
};

/** One form: what it is about, its rules, what is saved of it and which mails it causes. */
export type FormDefinition<Schema extends FormSchema, Subject> = {
  form: Form;
  schema: Schema;
  /** What the address is about. Throws the page's own answer where that is not there. */
  subjectOf: (asked: Asked) => Subject;
  /** Drops answers to questions that are not asked, given the others. */
  asked?: (values: Record<string, string>) => Record<string, string>;
  /** A file that comes with it, and what it may be. */
  file?: {
    field: string;
    /** In bytes. */
    largest: number;
    read: (file: ReceivedFile | undefined) => Promise<{ upload: Upload } | { error: string }>;
  };
  save: (
    values: v.InferOutput<Schema>,
    subject: Subject,
  ) => Pick<NewSubmission, 'email' | 'name' | 'about' | 'answers' | 'seats'> &
    Partial<Pick<NewSubmission, 'keepUntil'>>;
  mails: (context: MailContext<v.InferOutput<Schema>, Subject>) => Mail[];
};

/** Names what a form's parts have in common: the types of its values and of what it is about. */
export function defineForm<Schema extends FormSchema, Subject>(
  definition: FormDefinition<Schema, Subject>,
): FormDefinition<Schema, Subject> {
  return definition;
}
