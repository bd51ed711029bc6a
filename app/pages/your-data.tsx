import { createContext, data, Form } from 'react-router';
import { PERSONAL_LINK_DAYS } from '#app/constants.ts';
import { languageOf, readForm as readFormWords, readPage } from '#app/content/read.server.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import { correctable, requiredAnswers } from '#app/forms/correct-answers.server.ts';
import { type AnswerRow, answerRows } from '#app/forms/engine/answer-rows.server.ts';
import { onlyFromHere } from '#app/forms/engine/checks.server.ts';
import { linksOf } from '#app/forms/engine/new-submission.server.ts';
import { type PersonalData, store } from '#app/forms/engine/ports.ts';
import { readForm } from '#app/forms/engine/read-form.server.ts';
import { refused } from '#app/forms/engine/receive.server.ts';
import { starPathsOf } from '#app/forms/engine/reference-star.server.ts';
import { FORM_ANSWERS } from '#app/forms/form-answers.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { filled } from '#app/i18n/filled.tsx';
import { formatDay } from '#app/i18n/format.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { site, tokens } from '#app/ports.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Language } from '#content/languages.ts';
import type { Route } from './+types/your-data.ts';
import { changeData } from './your-data-changes.server.ts';
import { StoredSubmission } from './your-data-submission.tsx';

const LIMITS = { text: 256 * 1024, fields: 100 };
/** True if this request erased all data. The status is then 200, not 410 as for missing data. */
const erased = createContext(false);

type Stored = PersonalData['submissions'][number];

/** The page behind the personal link in a mail. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const opened = context.get(tokens).open('your-data', params.token);
  const person = opened && (await context.get(store).personalData(opened.content));
  const submissions = person?.submissions.map((submission) => ({
    ...submission,
    received: formatDay(submission.receivedAt, language),
    keptUntil: formatDay(submission.keepUntil, language),
    rows: rowsOf(submission, language),
    correctable: correctable(submission),
    required: requiredAnswers(submission),
    star: starPathsOf(submission.reference),
  }));
  return data(
    {
      page: readPage(language, 'your-data'),
      legend: readFormWords(language, 'dataRequest').shared.required,
      email: person?.email,
      subscribedSince: person?.subscription && formatDay(person.subscription.confirmedAt, language),
      submissions,
      token: params.token,
    },
    { status: person || context.get(erased) ? 200 : 410 },
  );
}

/** The label of a consent may have changed, so show the text that the person agreed to. */
function rowsOf({ form, answers, consent }: Stored, language: Language): AnswerRow[] {
  return answerRows(FORM_ANSWERS[form], answers, language).map(([field, label, value]) => [
    field,
    field === 'consent' && consent?.text ? consent.text : label,
    value,
  ]);
}

/** Mail scanners open every link, so only POST changes data. */
export async function action({ request, params, context, url }: Route.ActionArgs & { url: URL }) {
  onlyFromHere(context);
  const opened = context.get(tokens).open('your-data', params.token);
  const { values: sent } = await readForm(request, LIMITS);
  if (!opened) return { outcome: 'gone' as const };
  const answer = await changeData({
    id: opened.content,
    sent,
    store: context.get(store),
    firmLanguage: context.get(site).firmLanguage,
    links: linksOf(context.get(site).origin, context.get(tokens)),
    linkTo: (id) => {
      const token = context.get(tokens).sign('your-data', id, PERSONAL_LINK_DAYS * DAY);
      return url.pathname.replace(params.token, token);
    },
  });
  if ('outcome' in answer && answer.outcome === 'erased') context.set(erased, true);
  // Only refused changes are answered with `data()`, whose result has the key `init`.
  if ('init' in answer) context.set(refused, true);
  return answer;
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.page, index: false });

export default function YourData({
  loaderData: { page, legend, email, subscribedSince, submissions, token },
  actionData,
}: Route.ComponentProps) {
  const language = useLanguage();
  const answer = actionData && 'submission' in actionData ? actionData : undefined;
  if (actionData?.outcome === 'erased')
    return <Masthead heading={page.erase.done} lead={page.erase.doneLead} />;
  if (!submissions) return <MastheadWithLink words={page.gone} to="/gdpr#data-request" />;
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} isCompact />
      <div className="wrap">
        <Section id="held" heading={page.held}>
          <p className="prose">
            <bdi dir="ltr">{email}</bdi>
          </p>
          {subscribedSince && (
            <section className="held">
              <h3>{page.subscription}</h3>
              <p>{filled(page.subscribedSince, { date: subscribedSince })}</p>
            </section>
          )}
          {submissions.map((submission) => (
            <StoredSubmission
              key={submission.id}
              {...(answer?.submission === submission.id ? answer : {})}
              page={page}
              legend={legend}
              submission={submission}
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
          <EraseEverything words={page.erase} isRefused={actionData?.outcome === 'missing'} />
        </Section>
      </div>
    </>
  );
}

type EraseProps = { words: Pages['your-data']['erase']; isRefused: boolean };

function EraseEverything({ words, isRefused }: EraseProps) {
  return (
    <Form method="post" className="visitor-form">
      <div className="field">
        {isRefused && (
          <p id="agree-error" role="alert" className="field-error">
            {words.missing}
          </p>
        )}
        <label className="choice">
          <input
            type="checkbox"
            name="agree"
            value="on"
            aria-required
            // Without a script, the browser scrolls to the field with the focus.
            {...(isRefused && {
              'aria-describedby': 'agree-error',
              'aria-invalid': true,
              autoFocus: true,
            })}
          />
          <span className="required">{words.agree}</span>
        </label>
      </div>
      <button type="submit" name="do" value="erase" className="button button-line">
        {words.action}
      </button>
    </Form>
  );
}
