import { type ComponentType, useEffect, useRef, useState } from 'react';
import { EmailField, LineField } from '../engine/fields.tsx';
import type { FormState } from '../engine/form-state.ts';
import type { FormWords } from '../engine/form-words.ts';
import { VisitorForm } from '../engine/visitor-form.tsx';
import { webinarSchema } from './schema.ts';

type SeatsProps = { slug: string; words: FormWords<'webinar'> };
/** Half a screen above and below what is seen. */
const NEAR = '50%';

type WebinarFormProps = {
  words: FormWords<'webinar'>;
  served: FormState | undefined;
  slug: string;
};

export function WebinarForm({ words, served, slug }: WebinarFormProps) {
  const [Seats, setSeats] = useState<ComponentType<SeatsProps>>();
  const place = useRef<HTMLDivElement>(null);
  // Pages that are rendered ahead cannot know it, and most readers never ask: it is loaded when the
  // form is about to be seen.
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
        <LineField name="name" words={words.name} autoComplete="name" />
        <EmailField name="email" words={words.email} />
      </VisitorForm>
    </div>
  );
}
