import {
  type ActionFunctionArgs,
  createContext,
  data,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { languageOf } from '#app/content/read.server.ts';
import { definitionOf, isForm } from '#app/forms/forms.ts';
import { DAY } from '#app/i18n/durations.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Links } from '#app/mail/ports.ts';
import { isSameOrigin, reportError, site, type Tokens, tokens } from '#app/ports.ts';
import type { FormDefinition } from './form-receiver.ts';
import {
  type FormState,
  type Problem,
  SWITCH_FIELD,
  TOKEN_FIELD,
  TRAP_FIELD,
} from './form-state.ts';
import { keepUntil } from './keep-until.ts';
import { looksAutomatic } from './looks-automatic.ts';
import { limit, type NewSubmission, type Receipt, STORE_UNAVAILABLE, store } from './ports.ts';
import { readForm } from './read-form.server.ts';
import { errorsOf, type FormSchema } from './rules.ts';

/**
 * Whether this answer shows a form that was refused. Loaders run after the action and name the page
 * accordingly.
 */
export const refused = createContext(false);

/**
 * Of all text, as it is sent: an Arabic letter takes six bytes. What is too long for its field is
 * told at the field.
 */
const TEXT_LIMIT = 256 * 1024;
/**
 * So much more of a file is read and thrown away, so that the text before it is kept and the
 * browser reads the answer.
 */
const DRAINED = 40 * 1024 * 1024;
const MOST_FIELDS = 100;
/** A form that is left open may still be sent after so long. */
const TOKEN_LIFE = 30 * DAY;
/** A confirmation can be looked at again for so long. */
const CONFIRMATION_LIFE = 30 * DAY;
/** What a visitor is asked to wait when nothing can be stored, in seconds. */
const RETRY_AFTER = 60;

const STATUS: Record<Exclude<Problem, 'unreachable'>, number> = {
  origin: 403,
  limit: 429,
  unavailable: 503,
  tooLarge: 413,
  malformed: 400,
};

/**
 * The one way in for everything that visitors send: reads and checks it, saves it in one
 * transaction with the mails it causes, and leads to the confirmation. Whatever is refused comes
 * back with everything that was typed.
 */
export function receive<Schema extends FormSchema, Subject>(
  definition: FormDefinition<Schema, Subject>,
) {
  return async ({ request, params, context, url }: ActionFunctionArgs & { url: URL }) => {
    const { form, schema, file } = definition;
    const { answerWithin, keptFor } = definitionOf(form);
    const language = languageOf(url);
    const subject = definition.subjectOf({ url, params, language });
    const received = await readForm(request, {
      text: TEXT_LIMIT,
      fields: MOST_FIELDS,
      ...(file ? { file: { field: file.field, bytes: file.largest, drain: DRAINED } } : {}),
    });
    const {
      [TOKEN_FIELD]: sentToken = '',
      [TRAP_FIELD]: trap = '',
      [SWITCH_FIELD]: isSwitch,
      ...values
    } = received.values;
    const signed = context.get(tokens);
    const opened = signed.open('form', sentToken);

    const answer = (
      state: Omit<FormState, 'values' | 'token'>,
      status: number,
      headers: HeadersInit = {},
    ) => {
      context.set(refused, status !== 200);
      return data<FormState>(
        { ...state, values, token: opened ? sentToken : newToken(signed) },
        { status, headers },
      );
    };
    const refuse = (key: keyof typeof STATUS, seconds?: number) =>
      answer(
        { errors: {}, problem: { key, ...(seconds === undefined ? {} : { seconds }) } },
        STATUS[key],
        seconds === undefined ? {} : { 'Retry-After': String(seconds) },
      );

    if (received.problem) return refuse(received.problem);
    if (!context.get(isSameOrigin)) return refuse('origin');
    if (isSwitch !== undefined) return answer({ errors: {} }, 200);

    const checked = errorsOf(schema, definition.asked?.(values) ?? values);
    const upload = await file?.read(received.file);
    const wrongFile =
      file && upload && 'error' in upload ? { [file.field]: upload.error } : undefined;
    if ('errors' in checked || wrongFile) {
      // Without a script a file is gone once something else was wrong; its field says so.
      const again = file && received.file && !wrongFile ? { [file.field]: 'fileAgain' } : {};
      return answer(
        { errors: { ...('errors' in checked ? checked.errors : {}), ...wrongFile, ...again } },
        422,
      );
    }

    const output = checked.output;
    const saved = definition.save(output, subject);
    const heldBecause = looksAutomatic({
      trap,
      shownFor: shownFor(opened),
      answers: saved.answers,
    });
    const { origin, firmLanguage, sendsFiles } = context.get(site);
    const uploads = upload && 'upload' in upload ? [upload.upload] : [];
    const files = uploads.map(({ name }) => name);
    const submission: NewSubmission = {
      ...(answerWithin === undefined ? {} : { answerWithin }),
      keepUntil: (receivedAt) => keepUntil(keptFor, receivedAt),
      ...saved,
      form,
      language: language.code,
      uploads,
      ...(opened ? { token: opened.content } : {}),
      ...(heldBecause ? { heldBecause } : {}),
      mails: (receipt) =>
        definition.mails({
          values: output,
          subject,
          language,
          firmLanguage,
          receipt,
          links: linksOf(origin, signed),
          files,
          sendsFiles,
        }),
    };
    try {
      // A form that comes once more is no other attempt, so it is not counted.
      const known = await context.get(store).receiptOf(submission);
      const wait = known ? undefined : await context.get(limit)(form, saved.email);
      if (wait !== undefined) return refuse('limit', wait);
      const receipt = known ?? (await context.get(store).save(submission));
      return redirect(confirmationPath(receipt, signed, language), 303);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== STORE_UNAVAILABLE) throw error;
      context.get(reportError)(error);
      return refuse('unavailable', RETRY_AFTER);
    }
  };
}

/**
 * A token for a form: sending it twice is one submission. One that is shown with the form says when
 * that was; one that a script asks for does not, since that may be as late as at the moment of
 * sending.
 */
export function newToken(signed: Tokens, given: 'shown' | 'asked' = 'shown'): string {
  return signed.sign('form', `${given} ${crypto.randomUUID()}`, TOKEN_LIFE);
}

/** In milliseconds, where the token knows. */
function shownFor(token: ReturnType<Tokens['open']>): number | undefined {
  return token?.content.startsWith('shown ') ? Date.now() - token.signedAt : undefined;
}

function confirmationPath(
  { form, reference, receivedAt, dueAt, seat }: Receipt,
  signed: Tokens,
  language: ReturnType<typeof languageOf>,
): string {
  const content = [form, reference, receivedAt, dueAt ?? 0, seat ?? ''].join(' ');
  return localizedPath(
    `/received/${signed.sign('received', content, CONFIRMATION_LIFE)}`,
    language,
  );
}

/** What a confirmation's address says, as far as it is ours. */
export function openConfirmation(token: string, context: Readonly<RouterContextProvider>) {
  const [form, reference = '', receivedAt, dueAt, seat] =
    context.get(tokens).open('received', token)?.content.split(' ') ?? [];
  if (!form || !isForm(form)) return undefined;
  return {
    form,
    reference,
    receivedAt: Number(receivedAt),
    dueAt: Number(dueAt) || undefined,
    seat,
  };
}

function linksOf(origin: string, signed: Tokens): Links {
  const page: Links['page'] = (path, language) =>
    new URL(localizedPath(path, language), origin).href;
  return {
    page,
    signed: (purpose, path, content, language, validFor) =>
      page(`${path}/${signed.sign(purpose, content, validFor)}`, language),
  };
}
