import { data, Form } from 'react-router';
import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { onlyFromHere } from '#app/forms/engine/checks.server.ts';
import { store } from '#app/forms/engine/ports.ts';
import { tokens } from '#app/ports.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Route } from './+types/newsletter-confirm.ts';

/** Opening this page changes nothing, because programs that check mails open every link. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const isValid = context.get(tokens).open('newsletter-confirm', params.token) !== undefined;
  const { confirm, gone } = readPage(languageOf(url), 'newsletter');
  return data(
    { confirm, gone, isValid, drawing: readMasthead('newsletter') },
    { status: isValid ? 200 : 410 },
  );
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
  const { confirm, gone, isValid, drawing } = loaderData;
  if (actionData?.isDone)
    return <Masthead heading={confirm.done} lead={confirm.doneLead} drawing={drawing} />;
  if (!isValid || actionData) {
    return (
      <Masthead heading={gone.heading} lead={gone.lead} drawing={drawing}>
        <PageLink to="/newsletter" className="button button-gold">
          {gone.action}
        </PageLink>
      </Masthead>
    );
  }
  return (
    <Masthead heading={confirm.heading} lead={confirm.lead} drawing={drawing}>
      <Form method="post">
        <button type="submit" className="button button-gold">
          {confirm.action}
        </button>
      </Form>
    </Masthead>
  );
}
