import { type ReactNode, useMemo } from 'react';
import { EmailField, InputField, TextField } from '../engine/fields.tsx';
import { useFormContext } from '../engine/form-context.ts';
import type { FormProps } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { contactSchema } from './schema.ts';

type ContactFormProps = FormProps<'contact'> & {
  subject: string;
  message: string;
  /** Says that the message contains a result. */
  attached?: string | undefined;
};

export function ContactForm({ words, served, subject, message, attached }: ContactFormProps) {
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
      {attached && <Attached message={message}>{attached}</Attached>}
      <div className="field-pair">
        <InputField name="name" words={words.name} autoComplete="name" />
        <EmailField name="email" words={words.email} />
      </div>
      <InputField name="subject" words={words.subject} />
      <TextField name="message" words={words.message} rows={6} />
      <p className="note">{words.after}</p>
    </VisitorForm>
  );
}

/** A message that the visitor has typed before replaces the suggested one. */
function Attached({ message, children }: { message: string; children: ReactNode }) {
  const { values } = useFormContext();
  return values.message === message && <p className="contact-attached">{children}</p>;
}
