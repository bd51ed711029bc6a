import { EmailField, InputField } from '../engine/fields.tsx';
import type { FormProps } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { webinarSchema } from './schema.ts';
import { SeatsLeft } from './seats-left.tsx';

export function WebinarForm({ words, served, slug }: FormProps<'webinar'> & { slug: string }) {
  return (
    <VisitorForm
      form={`webinar-${slug}`}
      action={`/webinars/${slug}`}
      served={served}
      words={words}
      schema={webinarSchema}
    >
      <SeatsLeft slug={slug} words={words} />
      <InputField name="name" words={words.name} autoComplete="name" />
      <EmailField name="email" words={words.email} />
    </VisitorForm>
  );
}
