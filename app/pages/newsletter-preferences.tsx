import { data, Form } from 'react-router';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { onlyFromHere } from '#app/forms/engine/checks.server.ts';
import { store } from '#app/forms/engine/ports.ts';
import { readForm } from '#app/forms/engine/read-form.server.ts';
import { Letters } from '#app/forms/newsletter/letters.tsx';
import { openSubscriptionLink } from '#app/forms/newsletter/subscription-links.server.ts';
import { tokens } from '#app/ports.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { languages } from '#content/languages.ts';
import type { Route } from './+types/newsletter-preferences.ts';

const SMALL = { text: 4096, fields: 10 };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const opened = openSubscriptionLink('preferences', params.token, context.get(tokens));
  const subscriber = opened && (await context.get(store).subscriber(opened.id));
  const { preferences, unsubscribe, gone } = readPage(languageOf(url), 'newsletter');
  const language = subscriber?.language;
  return data({ preferences, unsubscribe, gone, language }, { status: subscriber ? 200 : 410 });
}

/** @throws a 400 for an unknown action or language */
export async function action({ request, params, context }: Route.ActionArgs) {
  onlyFromHere(context);
  const opened = openSubscriptionLink('preferences', params.token, context.get(tokens));
  if (!opened) return { outcome: 'gone' as const };
  const { values: sent } = await readForm(request, SMALL);
  if (sent.end === 'yes') {
    await context.get(store).unsubscribe(opened.id, opened.letter);
    return { outcome: 'ended' as const };
  }
  const chosen = languages.find(({ code }) => code === sent.language);
  if (sent.end !== undefined || !chosen) throw data(null, { status: 400 });
  const isSaved = await context.get(store).setLanguage(opened.id, chosen.code);
  return { outcome: isSaved ? ('saved' as const) : ('gone' as const) };
}

export const meta: Route.MetaFunction = (args) => {
  const words =
    args.loaderData &&
    (args.loaderData.language ? args.loaderData.preferences : args.loaderData.gone);
  return metaOf(args, words && { title: words.title, description: words.lead, index: false });
};

export default function NewsletterPreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { preferences, unsubscribe, gone, language } = loaderData;
  if (actionData?.outcome === 'ended')
    return (
      <Masthead
        heading={unsubscribe.done}
        lead={unsubscribe.doneLead}
        aside={<Letters isClosed={false} />}
      />
    );
  if (!language)
    return <MastheadWithLink words={gone} to="/newsletter" aside={<Letters isClosed={false} />} />;
  return (
    <>
      <Masthead heading={preferences.heading} lead={preferences.lead} aside={<Letters />} />
      <div className="wrap">
        <Section heading={preferences.language}>
          <Form method="post" className="visitor-form">
            <fieldset className="field" aria-label={preferences.language}>
              {languages.map(({ code, name, dir }) => (
                <label key={code} className="choice">
                  <input
                    type="radio"
                    name="language"
                    value={code}
                    defaultChecked={code === language}
                  />
                  <span lang={code} dir={dir}>
                    {name}
                  </span>
                </label>
              ))}
            </fieldset>
            <button type="submit" className="button button-gold">
              {preferences.save}
            </button>
            <p role="status">
              {actionData?.outcome === 'saved' && <span>{preferences.saved}</span>}
            </p>
          </Form>
        </Section>
        <Section heading={preferences.end}>
          <p className="prose">{preferences.endText}</p>
          <Form method="post" className="section-action">
            <button type="submit" name="end" value="yes" className="button button-line">
              {unsubscribe.action}
            </button>
          </Form>
        </Section>
      </div>
    </>
  );
}
