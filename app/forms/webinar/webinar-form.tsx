import { type ComponentType, useEffect, useRef, useState } from 'react';
import { EmailField, InputField } from '../engine/fields.tsx';
import type { FormProps } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { webinarSchema } from './schema.ts';
import type { SeatsLeftProps } from './seats-left.tsx';

/** The number of seats is loaded when the form is within half a screen of the visible area. */
const NEAR = '50%';

export function WebinarForm({ words, served, slug }: FormProps<'webinar'> & { slug: string }) {
  const [Seats, setSeats] = useState<ComponentType<SeatsLeftProps>>();
  const place = useRef<HTMLDivElement>(null);
  // Most readers never scroll to the form, so do not load the number of seats for them.
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
        <div className="field-pair">
          <InputField name="name" words={words.name} autoComplete="name" />
          <EmailField name="email" words={words.email} />
        </div>
      </VisitorForm>
    </div>
  );
}
