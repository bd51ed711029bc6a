import { data, Form } from 'react-router';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { onlyFromHere } from '#app/forms/engine/checks.server.ts';
import { store } from '#app/forms/engine/ports.ts';
import { Letters } from '#app/forms/newsletter/letters.tsx';
import { tokens } from '#app/ports.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import type { Route } from './+types/newsletter-confirm.ts';

/** Mail scanners open every link, so opening this page must not confirm the sign-up. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const isValid = context.get(tokens).open('newsletter-confirm', params.token) !== undefined;
  const { confirm, gone } = readPage(languageOf(url), 'newsletter');
  return data({ confirm, gone, isValid }, { status: isValid ? 200 : 410 });
}

export async function action({ params, context, url }: Route.ActionArgs & { url: URL }) {
  onlyFromHere(context);
  const opened = context.get(tokens).open('newsletter-confirm', params.token);
  const { confirm } = readPage(languageOf(url), 'newsletter');
  const consent = {
    text: confirm.lead,
    page: url.pathname.replace(params.token, ''),
    language: languageOf(url).code,
  };
  const subscriber = opened && (await context.get(store).subscribe(opened.content, consent));
  return data({ isDone: subscriber !== undefined }, { status: subscriber ? 200 : 410 });
}

export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData?.[args.loaderData.isValid ? 'confirm' : 'gone'];
  return metaOf(args, page && { title: page.title, description: page.lead, index: false });
};

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm, gone, isValid } = loaderData;
  if (actionData?.isDone)
    return <Masthead heading={confirm.done} lead={confirm.doneLead} aside={<Letters />} />;
  if (!isValid || actionData)
    return <MastheadWithLink words={gone} to="/newsletter" aside={<Letters isClosed={false} />} />;
  return (
    <Masthead heading={confirm.heading} lead={confirm.lead} aside={<Letters isClosed={false} />}>
      <Form method="post">
        <button type="submit" className="button button-gold">
          {confirm.action}
        </button>
      </Form>
    </Masthead>
  );
}
