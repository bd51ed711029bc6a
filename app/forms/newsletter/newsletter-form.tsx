import type { Forms } from '#app/content/schemas/forms.ts';
import type { Ui } from '#app/content/schemas/ui.ts';
import { EmailField } from '../engine/fields.tsx';
import type { FormState } from '../engine/form-state.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { newsletterSchema } from './schema.ts';

type NewsletterFormProps = {
  words: Ui['newsletter'];
  shared: Forms['shared'];
  served: FormState | undefined;
  onReceived: (values: FormData) => void;
};

export function NewsletterForm({ words, shared, served, onReceived }: NewsletterFormProps) {
  const email = { label: words.label, missing: words.missing };
  const errors = { ...shared.errors, email: words.invalidText };
  return (
    <VisitorForm
      form="newsletter"
      action="/newsletter"
      served={served}
      words={{
        shared: { ...shared, errors },
        submit: words.submit,
        email,
      }}
      heading={words.heading}
      schema={newsletterSchema}
      onReceived={onReceived}
    >
      <EmailField name="email" words={email} />
      <p className="note">{words.consent}</p>
    </VisitorForm>
  );
}
