import { data, Form } from 'react-router';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { store } from '#app/forms/engine/ports.ts';
import { Letters } from '#app/forms/newsletter/letters.tsx';
import { openSubscriptionLink } from '#app/forms/newsletter/subscription-links.server.ts';
import { tokens } from '#app/ports.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import type { Route } from './+types/newsletter-unsubscribe.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { unsubscribe, gone } = readPage(languageOf(url), 'newsletter');
  return { words: unsubscribe, gone };
}

/** Mail programs send this POST from other origins (RFC 8058), so do not check the origin. */
export async function action({ params, context }: Route.ActionArgs) {
  const opened = openSubscriptionLink('unsubscribe', params.token, context.get(tokens));
  if (!opened) return data({ isDone: false }, { status: 410 });
  await context.get(store).unsubscribe(opened.id, opened.letter);
  return data({ isDone: true });
}

export const meta: Route.MetaFunction = (args) => {
  const words = args.loaderData?.words;
  return metaOf(args, words && { title: words.title, description: words.lead, index: false });
};

export default function NewsletterUnsubscribe({
  loaderData: { words, gone },
  actionData,
}: Route.ComponentProps) {
  if (actionData?.isDone)
    return (
      <Masthead heading={words.done} lead={words.doneLead} aside={<Letters isClosed={false} />} />
    );
  if (actionData)
    return <MastheadWithLink words={gone} to="/newsletter" aside={<Letters isClosed={false} />} />;
  return (
    <Masthead heading={words.heading} lead={words.lead} aside={<Letters />}>
      <Form method="post">
        <button type="submit" className="button button-gold">
          {words.action}
        </button>
      </Form>
    </Masthead>
  );
}
