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

/** Opening the page changes nothing: programs that check mails open every link. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const isValid = context.get(tokens).open('newsletter-confirm', params.token) !== undefined;
  const { confirm, gone } = readPage(languageOf(url), 'newsletter');
  return data(
    { words: confirm, gone, isValid, drawing: readMasthead('newsletter') },
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

export const meta: Route.MetaFunction = (args) =>
  metaOf(
    args,
    args.loaderData && {
      ...pageOf(args.loaderData),
      description: pageOf(args.loaderData).lead,
      index: false,
    },
  );

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { words, drawing } = loaderData;
  if (actionData?.isDone)
    return <Masthead heading={words.done} lead={words.doneLead} drawing={drawing} />;
  const {
    heading,
    lead,
    action: label,
  } = pageOf({ ...loaderData, isValid: loaderData.isValid && actionData?.isDone !== false });
  return (
    <Masthead heading={heading} lead={lead} drawing={drawing}>
      {loaderData.isValid && actionData === undefined ? (
        <Form method="post">
          <button type="submit" className="button button-gold">
            {label}
          </button>
        </Form>
      ) : (
        <PageLink to="/newsletter" className="button button-gold">
          {label}
        </PageLink>
      )}
    </Masthead>
  );
}

function pageOf({
  isValid,
  words,
  gone,
}: Pick<Route.ComponentProps['loaderData'], 'isValid' | 'words' | 'gone'>) {
  return isValid ? words : gone;
}
