import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, organization, readPage } from '#app/content/read.server.ts';
import { say } from '#app/i18n/fallback.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { PageSections } from '#app/shell/page-sections.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/contact.ts';
import { CopyAddress } from './contact-copy-address.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { email, offices } = organization;
  return { page: readPage(languageOf(url), 'contact'), field: readMasthead('contact'), email, offices };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Contact({ loaderData: { page, field, email, offices } }: Route.ComponentProps) {
  const { promise, hours } = page;
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} field={field} />
      <div className="wrap">
        <Section id="email" heading={page.email.heading}>
          <p className="prose" {...say(page.email.text)} />
          <p className="mt-5 flex flex-wrap items-center gap-4">
            <a className="address" href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
            <CopyAddress email={email} words={page.copy} />
          </p>
        </Section>
        <Section id="promise" heading={promise.heading}>
          <p className="prose" {...say(promise.text)} />
        </Section>
        <PageSections sections={page.sections} />
        <Section id="offices" heading={page.offices.heading}>
          <ul className="office-list">
            <Office words={page.offices.riyadh} phone={offices.riyadh.phone} />
            <Office words={page.offices.dubai} phone={offices.dubai.phone} />
          </ul>
        </Section>
        <Section id="hours" heading={hours.heading}>
          <p className="prose" {...say(hours.text)} />
          <p className="prose text-muted" {...say(hours.note)} />
        </Section>
      </div>
    </>
  );
}

function Office({ words: { name, address }, phone }: { words: { name: string; address: string }; phone: string }) {
  return (
    <li>
      <h3 {...say(name)} />
      <p {...say(address)} />
      <p>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </p>
    </li>
  );
}
