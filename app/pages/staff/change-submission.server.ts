import { TOKEN_FIELD } from '#app/forms/engine/form-state.ts';
import { staffErasureNotice } from '#app/mail/change-notice.server.ts';
import { composeForward } from '#app/mail/forward.server.ts';
import type { Links } from '#app/mail/ports.ts';
import type { Tokens } from '#app/ports.ts';
import type { StaffLink } from '#app/staff-link.ts';
import {
  type HandledSubmission,
  type HandlingProblem,
  HISTORY_ACTIONS,
  type HistoryAction,
  STATUSES,
  type StaffDesk,
} from '#app/staff-ports.ts';
import type { Language } from '#content/languages.ts';

export type Problem = Exclude<HandlingProblem, 'gone'> | 'reference';
/** What the page shows after a change was refused, or before an erasure. */
export type Shown = { problem?: Problem; asksToErase?: boolean };
type Outcome = { outcome: 'done' | 'gone' | 'erased' | Shown; status?: number };

type Work = {
  desk: StaffDesk;
  link: StaffLink;
  submission: HandledSubmission;
  tokens: Tokens;
  links: Links;
  /** The language of the mails to the firm. */
  firmLanguage: Language;
};

/** Only the inbox revokes links, because afterwards only the inbox can send a new one. */
const PAGE_ACTIONS = HISTORY_ACTIONS.filter((action) => action !== 'revoke');
/** The name of the button that sets a status. The form has the status in another field. */
const SET_STATUS = 'status';

/** @param sent the fields of the form, with the name of the pressed button in `do` */
export async function changeSubmission(
  sent: Readonly<Record<string, string>>,
  work: Work,
): Promise<Outcome> {
  if (sent.do === 'ask-to-erase') return { outcome: { asksToErase: true } };
  if (sent.do === 'erase') return erase(sent, work);
  const action = actionOf(sent);
  const opened = work.tokens.open('form', sent[TOKEN_FIELD] ?? '');
  if (!action || !opened) return refused('action');
  return handle(action, sent, { ...work, entryId: opened.content });
}

function actionOf({ do: button = '', status = '' }: Readonly<Record<string, string>>) {
  if (button !== SET_STATUS) return PAGE_ACTIONS.find((action) => action === button);
  const wanted = STATUSES.find((candidate) => candidate === status);
  return wanted === 'closed' ? 'close' : wanted;
}

async function handle(
  action: HistoryAction,
  { author = '', note: text = '', recipient = '' }: Readonly<Record<string, string>>,
  { desk, link, links, firmLanguage, entryId }: Work & { entryId: string },
): Promise<Outcome> {
  const handling = { action, author, text, recipient, entryId };
  const result = await desk.handle(link, handling, ({ form, reference, link, ...cleaned }) =>
    composeForward(firmLanguage.code, {
      form,
      reference,
      ...cleaned,
      url: links.staff(link, firmLanguage),
      now: Date.now(),
    }),
  );
  if (!('problem' in result)) return { outcome: 'done' };
  return result.problem === 'gone' ? { outcome: 'gone' } : refused(result.problem);
}

/** Erases only if the person has typed the reference, so that a wrong click erases nothing. */
async function erase(
  { author = '', reference = '' }: Readonly<Record<string, string>>,
  { desk, link, submission, firmLanguage }: Work,
): Promise<Outcome> {
  const asksToErase = true;
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (plain(reference) !== plain(submission.reference))
    return { outcome: { problem: 'reference', asksToErase }, status: 422 };
  const problem = await desk.erase(link, author, ({ author, ...erased }) =>
    staffErasureNotice(erased, author, firmLanguage),
  );
  if (problem === 'author') return { outcome: { problem, asksToErase }, status: 422 };
  return { outcome: problem ?? 'erased' };
}

function refused(problem: Problem): Outcome {
  return { outcome: { problem }, status: 422 };
}
