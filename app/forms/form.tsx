import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { Forms } from '#app/content/schemas/forms.ts';
import { fill } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { languages } from '#content/languages.ts';
import { askForToken } from './ask-for-token.ts';
import { checkFields, textsOf } from './check-fields.ts';
import { draftOf, forgetDraft, keepDraft, keepToken, tokenOf } from './drafts.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './form-context.ts';
import { type FormState, isRefused, SWITCH_FIELD, TOKEN_FIELD } from './form-state.ts';
import { missingTexts } from './missing-texts.ts';
import type { FormSchema } from './rules.ts';
import { sendForm } from './send-form.ts';
import { Trap } from './trap.tsx';

type Refusal = Pick<FormState, 'errors' | 'problem'>;
const NOTHING_WRONG: Refusal = { errors: {} };
const NOTHING: Readonly<Record<string, string>> = {};

type VisitorFormProps = {
  /** Names the form on the page, and what was typed into it. */
  form: string;
  /** Where it is sent, without a language's prefix. */
  action: string;
  /** As the server gave it back, where it was sent without a script. */
  served: FormState | undefined;
  /** Words of the form and, by their names, of its fields. */
  words: { shared: Forms['shared']; submit: string } & Readonly<Record<string, unknown>>;
  /** The same rules as the server's. */
  schema: FormSchema;
  /** Drops answers to questions that are not asked, given the others. */
  asked?: (values: Record<string, string>) => Record<string, string>;
  /** What the browser can find wrong with files. */
  checkFiles?: (values: FormData) => Readonly<Record<string, string>>;
  multipart?: boolean;
  /** What fields begin with where nothing was typed, because the link here said so. */
  suggested?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/**
 * A form that works without a script, and better with one: it is checked before it is sent, tells
 * how far a file has got, and keeps what was typed when the connection is lost or the language is
 * changed.
 */
export function VisitorForm(props: VisitorFormProps) {
  const {
    form,
    action,
    served,
    words,
    schema,
    asked,
    checkFiles,
    multipart = false,
    suggested = NOTHING,
    children,
  } = props;
  const { shared, submit } = words;
  const check = (values: FormData) => ({
    ...checkFields(schema, values, asked),
    ...checkFiles?.(values),
  });
  const language = useLanguage();
  const { status } = useTexts();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isNews = useRef(false);
  // What fields begin with never changes: theirs is what stands in them.
  const [values] = useState(() => served?.values ?? { ...suggested, ...textsOf(draftOf(form)) });
  const [first] = useState<Refusal>(served ?? NOTHING_WRONG);
  const [refusal, setRefusal] = useState(first);
  const [share, setShare] = useState<number>();
  const isSending = share !== undefined;
  const refuse = (news: Refusal) => {
    isNews.current = true;
    setRefusal(news);
  };

  useEffect(() => {
    // A page that came with errors has been read already when the script arrives.
    if (refusal === first) return;
    const mark = fill(status.errorTitle, { title: '' });
    const title = document.title.startsWith(mark)
      ? document.title.slice(mark.length)
      : document.title;
    document.title = isRefused(refusal) ? mark + title : title;
    // What is only taken back must not take the focus from the field in which it was mended.
    if (isNews.current) summary.current?.focus();
    isNews.current = false;
  }, [refusal, first, status]);

  useLayoutEffect(() => {
    if (element.current) restoreFiles(element.current, draftOf(form));
    if (served?.token) keepToken(form, Promise.resolve(served.token));
  }, [form, served]);

  // What was typed before the script arrived belongs to it as well. There is time to read it when
  // the page has been painted.
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let keep = () => {
      keep = () => {};
      keepDraft(form, typedIn(current, suggested));
    };
    const timer = setTimeout(() => keep());
    return () => {
      clearTimeout(timer);
      keep();
    };
  }, [form, suggested]);

  // Only once somebody begins to fill it in: most pages are read without touching their form.
  const begin = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!tokenOf(form) && !(target instanceof HTMLButtonElement)) keepToken(form, askForToken());
  };

  const change = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget);
    keepDraft(form, typedIn(currentTarget, suggested));
    // A mistake that was pointed out is taken back as soon as it is mended.
    const name = String(target.name);
    if (name in refusal.errors && !(name in check(typed))) {
      setRefusal({
        errors: Object.fromEntries(
          Object.entries(refusal.errors).filter(([field]) => field !== name),
        ),
      });
    }
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    const errors = check(typed);
    if (Object.keys(errors).length > 0) return refuse({ errors });
    setShare(0);
    setRefusal(NOTHING_WRONG);
    const known = await tokenOf(form);
    if (known) typed.set(TOKEN_FIELD, known);
    const sent = await sendForm(localizedPath(action, language), typed, {
      multipart,
      onProgress: setShare,
    });
    setShare(undefined);
    if (sent.kind === 'gone') return element.current?.submit();
    if (sent.kind === 'refused')
      return refuse({
        errors: sent.state.errors,
        ...(sent.state.problem ? { problem: sent.state.problem } : {}),
      });
    if (sent.kind === 'unreachable') return refuse({ errors: {}, problem: { key: 'unreachable' } });
    forgetDraft(form);
    await navigate(sent.location);
  };

  return (
    <form
      ref={element}
      id={form}
      className="visitor-form"
      method="post"
      action={localizedPath(action, language)}
      noValidate
      onSubmit={send}
      onFocus={begin}
      onChange={change}
      aria-busy={isSending}
      {...(multipart ? { encType: 'multipart/form-data' as const } : {})}
    >
      <ErrorSummary
        ref={summary}
        form={form}
        refusal={refusal}
        shared={shared}
        missing={missingTexts(words)}
      />
      <FormContext value={{ form, values, errors: refusal.errors, shared }}>{children}</FormContext>
      <Trap words={shared.trap} />
      {served?.token && <input type="hidden" name={TOKEN_FIELD} defaultValue={served.token} />}
      <div className="form-end">
        <button type="submit" className="button button-night" aria-disabled={isSending}>
          {submit}
        </button>
        <SwitchButton action={action} />
        <p role="status">{isSending && sendingText(shared, multipart ? share : 0)}</p>
      </div>
      {isSending && multipart && <progress value={share} aria-label={shared.sending} />}
    </form>
  );
}

function sendingText({ sending, progress }: Forms['shared'], share: number): string {
  return share > 0 && share < 1
    ? fill(progress, { percent: String(Math.round(share * 100)) })
    : sending;
}

/** Without a script, the form itself has to carry what was typed into the other language. */
function SwitchButton({ action }: { action: string }) {
  const current = useLanguage();
  return languages
    .filter(({ code }) => code !== current.code)
    .map((other) => (
      <button
        key={other.code}
        type="submit"
        name={SWITCH_FIELD}
        value={other.code}
        formAction={localizedPath(action, other)}
        className="button button-line unscripted"
        lang={other.code}
        dir={other.dir}
      >
        {other.name}
      </button>
    ));
}

/**
 * What stands in a form without what was only suggested: another link, or the other language,
 * suggests something else.
 */
function typedIn(form: HTMLFormElement, suggested: Readonly<Record<string, string>>): FormData {
  const typed = new FormData(form);
  for (const [name, value] of Object.entries(suggested)) {
    if (typed.get(name) === value) typed.delete(name);
  }
  return typed;
}

/** A file can be put back into its field only as it was chosen. */
function restoreFiles(form: HTMLFormElement, draft: FormData | undefined): void {
  for (const [name, value] of draft ?? []) {
    const field = form.elements.namedItem(name);
    if (
      !(field instanceof HTMLInputElement) ||
      field.type !== 'file' ||
      typeof value === 'string' ||
      value.size === 0
    )
      continue;
    const files = new DataTransfer();
    files.items.add(value);
    field.files = files.files;
  }
}
