import { createContext, data, Form, redirect } from 'react-router';
import { PERSONAL_LINK_DAYS } from '#app/constants.ts';
import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { answerRows } from '#app/forms/answer-rows.server.ts';
import { correctAnswers, correctable } from '#app/forms/correct-answers.server.ts';
import { onlyFromHere } from '#app/forms/only-from-here.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDay } from '#app/i18n/format.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { store, type Tokens, tokens } from '#app/services.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/your-data.ts';
import { HeldSubmission, Subscription } from './your-data-held.tsx';

const LIMITS = { text: 256 * 1024, fields: 100 };
/**
 * Whether this answer says that everything was erased: there is nothing left then, and nothing
 * wrong with that.
 */
const erased = createContext(false);

/** The personal link in every mail: everything that is held about whoever it was sent to. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const opened = context.get(tokens).open('your-data', params.token);
  const held = opened && (await context.get(store).heldFor(opened.content));
  const submissions = held?.submissions.map((submission) => ({
    ...submission,
    received: formatDay(submission.receivedAt, language),
    keptUntil: formatDay(submission.keepUntil, language),
    rows: answerRows(submission.form, submission.answers, language),
    correctable: correctable(submission),
  }));
  return data(
    {
      page: readPage(language, 'your-data'),
      field: readMasthead('legal'),
      held: held && {
        ...held,
        subscribedSince: held.subscription && formatDay(held.subscription.confirmedAt, language),
        submissions: submissions ?? [],
      },
      token: params.token,
    },
    { status: held || context.get(erased) ? 200 : 410 },
  );
}

/** Changes by POST only, since programs that check mails open every link. */
export async function action({ request, params, context, url }: Route.ActionArgs & { url: URL }) {
  onlyFromHere(context);
  const opened = context.get(tokens).open('your-data', params.token);
  const { values: sent } = await readForm(request, LIMITS);
  if (!opened) return { outcome: 'gone' as const };
  const { heldFor, eraseFor, eraseOne } = context.get(store);
  if (sent.do === 'correct') {
    const wrong = await correctAnswers(opened.content, sent, context.get(store));
    if (!wrong) return { outcome: 'gone' as const };
    if (wrong.length === 0) return { outcome: 'saved' as const, submission: sent.submission };
    return data(
      { outcome: 'wrong' as const, submission: sent.submission, typed: sent, wrong },
      { status: 422 },
    );
  }
  if (sent.do === 'erase-one') {
    const others =
      (await heldFor(opened.content))?.submissions.filter(({ id }) => id !== sent.submission) ?? [];
    if (!(await eraseOne(opened.content, sent.submission ?? '')))
      return { outcome: 'gone' as const };
    // The link may stand for the very entry that is no more; the others keep one that works.
    const next = others.find(({ id }) => id === opened.content) ?? others[0];
    if (next) throw redirect(linkTo(next.id, url, params.token, context.get(tokens)), 303);
  } else {
    if (sent.agree !== 'on') return data({ outcome: 'missing' as const }, { status: 422 });
    await eraseFor(opened.content);
  }
  context.set(erased, true);
  return { outcome: 'erased' as const };
}

/** This page by the link of another entry of the same person. */
function linkTo(id: string, { pathname }: URL, token: string, { sign }: Tokens): string {
  return pathname.replace(token, sign('your-data', id, PERSONAL_LINK_DAYS * DAY));
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(
    args,
    args.loaderData && {
      title: args.loaderData.page.title,
      description: args.loaderData.page.description,
      index: false,
    },
  );

export default function YourData({
  loaderData: { page, field, held, token },
  actionData,
}: Route.ComponentProps) {
  const language = useLanguage();
  if (actionData?.outcome === 'erased')
    return <Masthead heading={page.erase.done} lead={page.erase.doneLead} field={field} />;
  if (!held) {
    return (
      <Masthead heading={page.gone.heading} lead={page.gone.lead} field={field}>
        <PageLink to="/gdpr#data-request" className="button button-gold">
          {page.gone.action}
        </PageLink>
      </Masthead>
    );
  }
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} field={field} />
      <div className="wrap">
        <Section id="held" heading={page.held}>
          <p className="prose">
            <bdi dir="ltr">{held.email}</bdi>
          </p>
          {held.subscribedSince && <Subscription page={page} since={held.subscribedSince} />}
          {held.submissions.map((submission) => (
            <HeldSubmission
              key={submission.id}
              page={page}
              submission={submission}
              outcome={
                actionData && 'submission' in actionData && actionData.submission === submission.id
                  ? actionData.outcome
                  : undefined
              }
              {...(actionData && 'typed' in actionData && actionData.submission === submission.id
                ? { typed: actionData.typed, wrong: actionData.wrong }
                : {})}
            />
          ))}
        </Section>
        <Section id="export" heading={page.export.heading}>
          <p className="prose">{page.export.text}</p>
          <p className="section-action">
            <a
              className="button button-line"
              href={localizedPath(`/your-data/${token}/export.json`, language)}
              download
            >
              {page.export.action}
            </a>
          </p>
        </Section>
        <Section id="erase" heading={page.erase.heading}>
          <p className="prose">{page.erase.text}</p>
          <Form method="post" className="visitor-form">
            <div className={actionData?.outcome === 'missing' ? 'field field-wrong' : 'field'}>
              {actionData?.outcome === 'missing' && (
                <p id="agree-error" role="alert" className="field-error">
                  {page.erase.missing}
                </p>
              )}
              <label className="choice">
                <input
                  type="checkbox"
                  name="agree"
                  value="on"
                  {...(actionData?.outcome === 'missing'
                    ? { 'aria-describedby': 'agree-error', 'aria-invalid': true }
                    : {})}
                />
                <span>{page.erase.agree}</span>
              </label>
            </div>
            <button type="submit" name="do" value="erase" className="button button-line">
              {page.erase.action}
            </button>
          </Form>
        </Section>
      </div>
    </>
  );
}
