import { useEffect, useState } from 'react';
import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { receive } from '#app/forms/engine/receive.server.ts';
import { Letters } from '#app/forms/newsletter/letters.tsx';
import { newsletter } from '#app/forms/newsletter/newsletter.server.ts';
import { NewsletterForm } from '#app/forms/newsletter/newsletter-form.tsx';
import { fill, isolate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readTrail } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import type { Route } from './+types/newsletter.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { shared } = readForm(language, 'contact');
  return {
    page: readPage(language, 'newsletter'),
    received: readPage(language, 'confirmation').newsletter.heading,
    trail: readTrail(url),
    shared,
  };
}

export const action = receive(newsletter, ({ email = '' }) => ({ sentTo: email.trim() }));

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Newsletter({
  loaderData: { page, received, trail, shared },
  actionData,
}: Route.ComponentProps) {
  const { newsletter: words } = useTexts();
  const answered = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined;
  const [sentTo, setSentTo] = useState(answered);

  useEffect(() => {
    // The form that had the focus is gone, so focus the heading.
    if (sentTo !== answered) document.querySelector('h1')?.focus();
  }, [sentTo, answered]);

  const isSent = sentTo !== undefined;
  return (
    <div className="newsletter-page">
      <div className="wrap band-night newsletter-intro">
        {trail && <Breadcrumbs {...trail} />}
        <h1 tabIndex={-1}>{isSent ? received : page.heading}</h1>
        <p className="lead">{isSent ? fill(words.sent, { email: isolate(sentTo) }) : page.lead}</p>
        <Letters caption={page.letters} />
        <p>
          <PageLink to="/letters" className="more">
            {words.letters}
          </PageLink>
        </p>
      </div>
      <section className="letter-sheet" id="subscribe">
        {isSent ? (
          <>
            <h2>{words.heading}</h2>
            <p className="letter-address">
              <bdi dir="ltr">{sentTo}</bdi>
            </p>
            <p>{words.consent}</p>
          </>
        ) : (
          <NewsletterForm
            words={words}
            shared={shared}
            served={actionData && 'errors' in actionData ? actionData : undefined}
            onReceived={(values) => setSentTo(String(values.get('email')).trim())}
          />
        )}
      </section>
      {!isSent && (
        <div className="wrap newsletter-texts">
          <PageSections sections={page.sections} />
        </div>
      )}
    </div>
  );
}
