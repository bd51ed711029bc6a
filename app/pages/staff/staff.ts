import { redirect } from 'react-router';
import { languageOf } from '#app/content/read.server.ts';
import { linksOf } from '#app/forms/engine/new-submission.server.ts';
import { readForm } from '#app/forms/engine/read-form.server.ts';
import { isSameOrigin, site, tokens } from '#app/ports.ts';
import { openStaffLink } from '#app/staff-link.ts';
import { staffDesk } from '#app/staff-ports.ts';
import type { Route } from './+types/staff.ts';
import { changeSubmission } from './change-submission.server.ts';
import { plainAnswer, staffAnswer } from './staff-answer.server.tsx';
import { tooMany } from './too-many.server.ts';

const LIMITS = { text: 256 * 1024, fields: 100 };

/** Shows a submission to the firm's staff. Mail scanners open links, so this changes nothing. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const refusal = await tooMany(context, language);
  if (refusal) return refusal;
  const link = openStaffLink(context.get(tokens), params.token);
  const submission = await context.get(staffDesk).open(link);
  if (!submission) return plainAnswer(language, 'gone', 410);
  return staffAnswer({ context, language, submission, path: url.pathname });
}

/** Carries out the action that a person of the firm chose. */
export async function action({ request, url, params, context }: Route.ActionArgs & { url: URL }) {
  const language = languageOf(url);
  const refusal = await tooMany(context, language);
  if (refusal) return refusal;
  const { values: sent, problem } = await readForm(request, LIMITS);
  if (!context.get(isSameOrigin)) return plainAnswer(language, 'gone', 403);
  const desk = context.get(staffDesk);
  const link = openStaffLink(context.get(tokens), params.token);
  const submission = await desk.open(link);
  if (!link || !submission) return plainAnswer(language, 'gone', 410);
  if (problem) return plainAnswer(language, 'gone', 400);

  const { origin, firmLanguage } = context.get(site);
  const links = linksOf(origin, context.get(tokens));
  const { outcome, status = 200 } = await changeSubmission(sent, {
    desk,
    link,
    submission,
    tokens: context.get(tokens),
    links,
    firmLanguage,
  });
  if (outcome === 'done') return redirect(`${url.pathname}#history`, 303);
  if (outcome === 'gone') return plainAnswer(language, 'gone', 410);
  if (outcome === 'erased') return plainAnswer(language, 'erased', 200);
  return staffAnswer({
    context,
    language,
    submission,
    path: url.pathname,
    status,
    sent,
    ...outcome,
  });
}
