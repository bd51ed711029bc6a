import { lazy, Suspense, useState } from 'react';
import { fill, isolate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import type { FormWords } from './form-words.server.ts';
import { SectionFrame, SectionHead, type SectionProps } from './section-frame.tsx';
import type { SectionOf } from './section-schemas.ts';

// A page without a form, or with another one, need not load these.
const ContactForm = lazy(async () => ({
  default: (await import('#app/forms/contact/contact-form.tsx')).ContactForm,
}));
const NewsletterForm = lazy(async () => ({
  default: (await import('#app/forms/newsletter/newsletter-form.tsx')).NewsletterForm,
}));
const PartnershipForm = lazy(async () => ({
  default: (await import('#app/forms/partnership/partnership-form.tsx')).PartnershipForm,
}));

type FormSectionProps = SectionProps<SectionOf<'form'>> & { form: FormWords };

/** Without a script, the form is sent to its own page, such as /contact, which has the action. */
export function FormSection({ part, ground, form }: FormSectionProps) {
  const { parts } = useTexts();
  return (
    <SectionFrame part={part} ground={ground} className="landing-form">
      <div>
        <SectionHead {...part} />
        {form.name === 'contact' && <p className="landing-promise">{parts.promise}</p>}
      </div>
      <Suspense>
        <Form form={form} subject={part.subject ?? ''} />
      </Suspense>
    </SectionFrame>
  );
}

function Form({ form, subject }: { form: FormWords; subject: string }) {
  // The section has a heading already.
  const heading = '';
  if (form.name === 'newsletter') return <SignUp shared={form.shared} />;
  if (form.name === 'contact')
    return (
      <ContactForm
        words={{ ...form.words, heading }}
        served={undefined}
        subject={subject}
        message=""
      />
    );
  const { words, types, countries } = form;
  return (
    <PartnershipForm words={words} served={undefined} types={types} type="" countries={countries} />
  );
}

type SignUpProps = Pick<Extract<FormWords, { name: 'newsletter' }>, 'shared'>;

function SignUp({ shared }: SignUpProps) {
  const { newsletter } = useTexts();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      // The form that had the focus is gone.
      <p ref={(text) => text?.focus()} tabIndex={-1} className="lead">
        {fill(newsletter.sent, { email: isolate(sentTo) })}
      </p>
    );
  return (
    <NewsletterForm
      words={{ ...newsletter, heading: '' }}
      shared={shared}
      served={undefined}
      onReceived={(values) => setSentTo(String(values.get('email')).trim())}
    />
  );
}
