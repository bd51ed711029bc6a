import { type ComponentType, useEffect, useRef, useState } from 'react';
import { EmailField, InputField } from '../engine/fields.tsx';
import type { FormState } from '../engine/form-state.ts';
import type { FormWords } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { webinarSchema } from './schema.ts';

type SeatsProps = { slug: string; words: FormWords<'webinar'> };
/** Half a screen above and below the visible part of the page. */
const NEAR = '50%';

type WebinarFormProps = {
  words: FormWords<'webinar'>;
  served: FormState | undefined;
  slug: string;
};

export function WebinarForm({ words, served, slug }: WebinarFormProps) {
  const [Seats, setSeats] = useState<ComponentType<SeatsProps>>();
  const place = useRef<HTMLDivElement>(null);
  // A prerendered page cannot contain the number of free seats, and most readers never see the
  // form. So the number is loaded when the form is about to become visible.
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./seats-left.tsx').then(
          ({ SeatsLeft }) => setSeats(() => SeatsLeft),
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <VisitorForm
        form={`webinar-${slug}`}
        action={`/webinars/${slug}`}
        served={served}
        words={words}
        schema={webinarSchema}
      >
        {Seats && <Seats slug={slug} words={words} />}
        <InputField name="name" words={words.name} autoComplete="name" />
        <EmailField name="email" words={words.email} />
      </VisitorForm>
    </div>
  );
}
