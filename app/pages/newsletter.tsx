import { useEffect, useState } from 'react';
import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { receive } from '#app/forms/engine/receive.server.ts';
import { newsletter } from '#app/forms/newsletter/newsletter.server.ts';
import { NewsletterForm } from '#app/forms/newsletter/newsletter-form.tsx';
import { fill, isolate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/newsletter.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { shared } = readForm(language, 'contact');
  return {
    page: readPage(language, 'newsletter'),
    received: readPage(language, 'confirmation').newsletter.heading,
    masthead: readMasthead(url, 'newsletter'),
    shared,
  };
}

export const action = receive(newsletter, ({ email = '' }) => ({ sentTo: email.trim() }));

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Newsletter({
  loaderData: { page, received, masthead, shared },
  actionData,
}: Route.ComponentProps) {
  const { newsletter: words } = useTexts();
  const answered = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined;
  const [sentTo, setSentTo] = useState(answered);

  useEffect(() => {
    // The form had the focus and has disappeared, so the heading gets the focus.
    if (sentTo !== answered) document.querySelector('h1')?.focus();
  }, [sentTo, answered]);

  if (sentTo !== undefined) {
    const sent = fill(words.sent, { email: isolate(sentTo) });
    return <Masthead heading={received} lead={sent} drawing={masthead.drawing} />;
  }
  return (
    <PageFrame page={page} {...masthead}>
      <Section id="subscribe" heading={words.heading}>
        <NewsletterForm
          words={words}
          shared={shared}
          served={actionData && 'errors' in actionData ? actionData : undefined}
          onReceived={(values) => setSentTo(String(values.get('email')).trim())}
        />
      </Section>
    </PageFrame>
  );
}
