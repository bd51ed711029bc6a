import { type ComponentType, useEffect, useState } from 'react';
import { EmailField, LineField } from '../fields.tsx';
import { VisitorForm } from '../form.tsx';
import type { FormState } from '../form-state.ts';
import type { FormWords } from '../form-words.ts';
import { webinarSchema } from './schema.ts';

type SeatsProps = { slug: string; words: FormWords<'webinar'> };
type WebinarFormProps = { words: FormWords<'webinar'>; served: FormState | undefined; slug: string };

export function WebinarForm({ words, served, slug }: WebinarFormProps) {
  const [Seats, setSeats] = useState<ComponentType<SeatsProps>>();
  // Pages that are rendered ahead cannot know it, and most readers never ask.
  useEffect(() => {
    import('./seats-left.tsx').then(
      ({ SeatsLeft }) => setSeats(() => SeatsLeft),
      () => undefined,
    );
  }, []);
  return (
    <VisitorForm form={`webinar-${slug}`} action={`/webinars/${slug}`} served={served} words={words} schema={webinarSchema}>
      {Seats && <Seats slug={slug} words={words} />}
      <LineField name="name" words={words.name} autoComplete="name" />
      <EmailField name="email" words={words.email} />
    </VisitorForm>
  );
}
