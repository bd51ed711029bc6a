import {
  findShown,
  languageOf,
  organization,
  readForm,
  readPage,
} from '#app/content/read.server.ts';
import { contact } from '#app/forms/contact/contact.server.ts';
import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { receive } from '#app/forms/engine/receive.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/contact.ts';

/** Service pages link here with `?service=…`, so that the form suggests a suitable subject. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { email, offices } = organization;
  const page = readPage(language, 'contact');
  const service = findShown(language, 'services', url.searchParams.get('service'));
  return {
    page,
    masthead: readMasthead(url, 'contact'),
    email,
    offices,
    words: readForm(language, 'contact'),
    subject: service?.contact.subject,
  };
}

export const action = receive(contact);

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, masthead, email, offices, words, subject } = loaderData;
  const { promise, hours } = page;
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} {...masthead} />
      <div className="wrap">
        <Section id="write" heading={words.heading}>
          <ContactForm key={subject} words={words} served={actionData} subject={subject ?? ''} />
        </Section>
        <Section id="email" heading={page.email.heading}>
          <p className="prose">{page.email.text}</p>
          <p className="section-action email-line">
            <a
              className="address"
              href={`mailto:${email}?subject=${encodeURIComponent(subject ?? page.email.subject)}`}
            >
              <bdi dir="ltr">{email}</bdi>
            </a>
            <CopyButton text={email} words={page.copy} />
          </p>
        </Section>
        <Section id="promise" heading={promise.heading}>
          <p className="prose">{promise.text}</p>
        </Section>
        <PageSections sections={page.sections} />
        <Section id="offices" heading={page.offices.heading}>
          <ul className="office-list">
            <Office {...page.offices.riyadh} phone={offices.riyadh.phone} />
            <Office {...page.offices.dubai} phone={offices.dubai.phone} />
          </ul>
        </Section>
        <Section id="hours" heading={hours.heading}>
          <p className="prose">{hours.text}</p>
          <p className="prose hours-note">{hours.note}</p>
        </Section>
      </div>
    </>
  );
}

type OfficeProps = { name: string; address: string; phone: string | undefined };

function Office({ name, address, phone }: OfficeProps) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{address}</p>
      {phone && (
        <p>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
    </li>
  );
}
