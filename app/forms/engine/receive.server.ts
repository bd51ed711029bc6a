import {
  type ActionFunctionArgs,
  createContext,
  data,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { languageOf } from '#app/content/read.server.ts';
import { reportError, tokens } from '#app/ports.ts';
import { file, readable, sameOrigin, valid, withinLimit } from './checks.server.ts';
import { confirmationPath } from './confirmation-path.server.ts';
import type { FormReceiver } from './define-receiver.server.ts';
import {
  type FormState,
  isRefused,
  type Problem,
  type Refusal,
  SWITCH_FIELD,
  TOKEN_FIELD,
  TRAP_FIELD,
} from './form-state.ts';
import { newToken } from './form-token.server.ts';
import { newSubmission } from './new-submission.server.ts';
import {
  countRefusal,
  type NewSubmission,
  type Receipt,
  STORE_UNAVAILABLE,
  store,
} from './ports.ts';
import { readForm } from './read-form.server.ts';
import type { FormSchema } from './rules.ts';

/** True if the form was refused. The root route then marks the page's title. */
export const refused = createContext(false);

/** The largest size of all texts together, in bytes. The limits of single fields are far lower. */
const TEXT_LIMIT = 256 * 1024;
/**
 * The server reads up to this many bytes of a large file, because browsers show no answer while
 * they are sending.
 */
const DRAINED = 40 * 1024 * 1024;
const MOST_FIELDS = 100;
const RETRY_AFTER = 60;

const STATUS: Record<Problem, number> = {
  origin: 403,
  limit: 429,
  unavailable: 503,
  unreachable: 503,
  tooLarge: 413,
  malformed: 400,
};

type Context = Readonly<RouterContextProvider>;
type Outcome = Refusal | { receipt: Receipt };

/**
 * The action of every page with a form.
 * @param answer returns data for the page. If the form was sent without a script, the answer is the
 * page with this data, not a redirect to the confirmation.
 */
export function receive<Schema extends FormSchema, Subject, Shown = never>(
  receiver: FormReceiver<Schema, Subject>,
  answer?: (values: Readonly<Record<string, string>>) => Shown,
) {
  return async ({ request, params, context, url }: ActionFunctionArgs & { url: URL }) => {
    const language = languageOf(url);
    const subject = receiver.subjectOf({ url, params, language });
    const received = await readForm(request, limitsOf(receiver));
    const {
      [TOKEN_FIELD]: token = '',
      [TRAP_FIELD]: trap = '',
      [SWITCH_FIELD]: otherLanguage,
      ...values
    } = received.values;

    const check = async (): Promise<Outcome> => {
      const refusal = readable(received) ?? sameOrigin(context);
      if (refusal) return refusal;
      // The same form appears in the other language, without errors.
      if (otherLanguage !== undefined) return { errors: {} };
      const answers = valid(receiver, values);
      const files = await file(receiver, received);
      if ('output' in answers && 'uploads' in files) {
        const sent = { subject, language, trap, token, fields: values, ...files };
        return save(newSubmission(receiver, { ...sent, values: answers.output }, context), context);
      }
      // Without a script, the visitor must choose the file again.
      const chosen = receiver.file && received.file ? { [receiver.file.field]: 'fileAgain' } : {};
      return {
        errors: {
          ...('errors' in answers ? answers.errors : {}),
          ...('errors' in files ? files.errors : chosen),
        },
      };
    };

    const outcome = await check();
    if (!('receipt' in outcome) && isRefused(outcome))
      context.get(countRefusal)(receiver.form, outcome.problem?.key ?? 'invalid');
    if (!('receipt' in outcome)) return formAgain(outcome, values, token, context);
    if (answer && request.headers.get('Accept') !== 'application/json') return data(answer(values));
    return redirect(confirmationPath(outcome.receipt, context.get(tokens), language), 303);
  };
}

function limitsOf({ file }: Pick<FormReceiver<FormSchema, never>, 'file'>) {
  return {
    text: TEXT_LIMIT,
    fields: MOST_FIELDS,
    ...(file ? { file: { field: file.field, bytes: file.largest, drain: DRAINED } } : {}),
  };
}

async function save(submission: NewSubmission, context: Context): Promise<Outcome> {
  const { receiptOf, save } = context.get(store);
  try {
    const known = await receiptOf(submission);
    // A repeat of a stored submission does not count towards the limit.
    if (known) return { receipt: known };
    return (await withinLimit(context, submission)) ?? { receipt: await save(submission) };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== STORE_UNAVAILABLE) throw error;
    const code = context.get(reportError)(error);
    return { errors: {}, problem: { key: 'unavailable', seconds: RETRY_AFTER, code } };
  }
}

function formAgain(
  refusal: Refusal,
  values: Record<string, string>,
  sentToken: string,
  context: Context,
) {
  const signed = context.get(tokens);
  const token = signed.open('form', sentToken) ? sentToken : newToken(signed);
  context.set(refused, isRefused(refusal));
  const seconds = refusal.problem?.seconds;
  const headers = seconds === undefined ? {} : { 'Retry-After': String(seconds) };
  return data<FormState>({ ...refusal, values, token }, { status: statusOf(refusal), headers });
}

function statusOf(refusal: Refusal): number {
  if (refusal.problem) return STATUS[refusal.problem.key];
  return isRefused(refusal) ? 422 : 200;
}
