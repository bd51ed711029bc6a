import { type ReactNode, useMemo } from 'react';
import { EmailField, InputField, TextField } from '../engine/fields.tsx';
import type { FormProps } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { contactSchema } from './schema.ts';

type ContactFormProps = FormProps<'contact'> & {
  subject: string;
  message: string;
  /** Stands above the fields. */
  children?: ReactNode;
};

export function ContactForm({ words, served, subject, message, children }: ContactFormProps) {
  const suggested = useMemo(() => ({ subject, message }), [subject, message]);
  return (
    <VisitorForm
      form="contact"
      action="/contact"
      served={served}
      words={words}
      heading={words.heading}
      schema={contactSchema}
      suggested={suggested}
    >
      {children}
      <div className="field-pair">
        <InputField name="name" words={words.name} autoComplete="name" />
        <EmailField name="email" words={words.email} />
      </div>
      <InputField name="subject" words={words.subject} />
      <TextField name="message" words={words.message} rows={5} />
      <p className="note">{words.after}</p>
    </VisitorForm>
  );
}
