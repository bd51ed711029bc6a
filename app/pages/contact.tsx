import { ANSWER_WITHIN, MOST_POINTS } from '#app/constants.ts';
import { readContact } from '#app/content/people.server.ts';
import {
  findShown,
  languageOf,
  organization,
  readForm,
  readPage,
} from '#app/content/read.server.ts';
import { readRegistrations } from '#app/content/registrations.server.ts';
import { contact } from '#app/forms/contact/contact.server.ts';
import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { useFormContext } from '#app/forms/engine/form-context.ts';
import { receive } from '#app/forms/engine/receive.server.ts';
import { HOUR } from '#app/i18n/durations.ts';
import { fill } from '#app/i18n/format.ts';
import { readSharedCalculation } from '#app/kinds/blog/calculator/shared-calculation.server.ts';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import { readTrail } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { TimeRule } from '#app/ui/time-rule.tsx';
import type { Route } from './+types/contact.ts';

/** One digit for each answer of a self-assessment. */
const SCORES = new RegExp(`^[0-${MOST_POINTS}]+$`);

/**
 * With `?service=…` or `?case=…`, the form suggests a subject. With `?answers=…` or `?return=…`, the
 * form also suggests a message that links to the result of a self-assessment or of the calculator.
 */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { email, offices } = organization;
  const page = readPage(language, 'contact');
  const service = findShown(language, 'services', url.searchParams.get('service'));
  const study = findShown(language, 'case-studies', url.searchParams.get('case'));
  const [answers = ''] = SCORES.exec(url.searchParams.get('answers') ?? '') ?? [];
  const calculation = readSharedCalculation(url.searchParams.get('return'), language);
  const result = answers
    ? {
        words: page.assessment,
        facts: {
          points: String([...answers].reduce((points, answer) => points + Number(answer), 0)),
          most: String(answers.length * MOST_POINTS),
          address: absoluteUrl(`/assessment?answers=${answers}`, language),
        },
      }
    : calculation && { words: page.calculation, facts: calculation };
  return {
    page,
    trail: readTrail(url),
    email,
    offices: Object.entries(offices).flatMap(([key, { phone }]) => {
      const words = page.offices[key];
      return words ? [{ ...words, phone, person: readContact(key, language) }] : [];
    }),
    registrations: readRegistrations(language),
    words: readForm(language, 'contact'),
    subject:
      service?.contact.subject ??
      (study && fill(page.caseSubject, { sector: study.sector })) ??
      result?.words.subject,
    message: result && fill(result.words.message, result.facts),
    attached: result && fill(result.words.attached, result.facts),
  };
}

export const action = receive(contact);

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, trail, email, offices, registrations, words, subject, message, attached } =
    loaderData;
  const { scale, hours, sections } = page;
  const [besideForm, belowForm] = [sections.slice(0, 2), sections.slice(2)];
  return (
    <>
      <div className="contact">
        <div className="wrap band-night contact-words">
          {trail && <Breadcrumbs {...trail} />}
          <h1 tabIndex={-1}>{page.heading}</h1>
          <p className="lead">{page.lead}</p>
          <TimeRule
            units={ANSWER_WITHIN / HOUR}
            unit="hour"
            step={6}
            from={scale.from}
            to={scale.to}
          />
        </div>
        <div className="wrap contact-form">
          <section id="write">
            <ContactForm
              key={subject}
              words={words}
              served={actionData}
              subject={subject ?? ''}
              message={message ?? ''}
            >
              {attached && <Attached message={message}>{attached}</Attached>}
            </ContactForm>
          </section>
          <PageSections sections={belowForm} />
        </div>
        <div className="band-night contact-promise">
          <PageSections sections={besideForm} />
        </div>
      </div>
      <div className="wrap contact-ways">
        <section id="email">
          <h2>{page.email.heading}</h2>
          <p className="email-line">
            <a
              className="address"
              href={`mailto:${email}?subject=${encodeURIComponent(subject ?? page.email.subject)}`}
            >
              <bdi dir="ltr">{email}</bdi>
            </a>
            <CopyButton text={email} words={page.copy} />
          </p>
          <p className="contact-note">{page.email.text}</p>
        </section>
        <section id="offices">
          <h2>{page.offices.heading}</h2>
          <ul className="office-list">
            {offices.map((office) => (
              <Office key={office.name} {...office} />
            ))}
          </ul>
          <p className="contact-note">{page.offices.note}</p>
        </section>
        <section id="hours">
          <h2>{hours.heading}</h2>
          <p>{hours.note}</p>
          <p className="contact-note">{hours.text}</p>
          <p className="contact-note">{hours.local}</p>
        </section>
        {registrations && (
          <section id="registrations">
            <h2>{registrations.heading}</h2>
            <FactList
              facts={registrations.numbers.map(({ label, number }) => ({
                label,
                text: <bdi dir="ltr">{number}</bdi>,
              }))}
            />
          </section>
        )}
      </div>
    </>
  );
}

type AttachedProps = { message: string | undefined; children: string };

/**
 * Says that the message contains a result. A message that the visitor has typed before replaces the
 * suggested one.
 */
function Attached({ message, children }: AttachedProps) {
  const { values } = useFormContext();
  return values.message === message && <p className="contact-attached">{children}</p>;
}

type OfficeProps = {
  name: string;
  address: string;
  phone?: string | undefined;
  person: ReturnType<typeof readContact>;
};

function Office({ name, address, phone, person }: OfficeProps) {
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
      {person && (
        <div className="office-person">
          {person.picture && <img {...person.picture} className="face" alt="" loading="lazy" />}
          <div>
            <p>
              <strong>{person.name}</strong>
            </p>
            <p>{person.role}</p>
            {person.email && (
              <p>
                <a href={`mailto:${person.email}`}>
                  <bdi dir="ltr">{person.email}</bdi>
                </a>
              </p>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
