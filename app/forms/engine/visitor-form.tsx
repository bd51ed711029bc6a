import { type ChangeEvent, type FocusEvent, type FormEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Forms } from '#app/content/schemas/forms.ts';
import { afterPress } from './after-press.ts';
import { EarlyErrors } from './early-errors.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { isEmptyError } from './error-text.ts';
import { FormContext } from './form-context.ts';
import { FormEnd } from './form-end.tsx';
import { type FormState, TOKEN_FIELD } from './form-state.ts';
import { errorsOf, type FormSchema } from './rules.ts';
import { Trap } from './trap.tsx';
import { textsOf, useDraft } from './use-draft.ts';
import { useFormToken } from './use-form-token.ts';
import { useRefusal } from './use-refusal.ts';
import { useSubmission } from './use-submission.ts';

const NOTHING: Readonly<Record<string, string>> = {};

type VisitorFormWords = Readonly<Record<string, unknown>> & {
  shared: Forms['shared'];
  submit: string;
};

type VisitorFormProps = {
  /** The id of the form and of its draft. */
  form: string;
  /** The path of the action, without a language's prefix. */
  action: string;
  /** The state of a refused form that was sent without a script. */
  served: FormState | undefined;
  words: VisitorFormWords;
  /** The heading is on the same line as the note about required fields. */
  heading?: string;
  schema: FormSchema;
  asked?: (values: Record<string, string>) => Record<string, string>;
  checkFiles?: (values: FormData) => Readonly<Record<string, string>>;
  multipart?: boolean;
  /** If set, the confirmation page does not open. */
  onReceived?: (values: FormData) => void;
  /** Initial values from the link to the page. */
  suggested?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** A form that works without a script. A script adds checks, progress and a draft. */
export function VisitorForm(props: VisitorFormProps) {
  const { form, action, served, words, heading, multipart = false, children } = props;
  const { suggested = NOTHING } = props;
  const { shared } = words;
  const note = <p className="field-hint">{shared.required}</p>;
  const element = useRef<HTMLFormElement>(null);
  const { refusal, summary, refuse, clear, flag, mend } = useRefusal(served);
  const draft = useDraft({ form, element, served: served?.values, suggested });
  const token = useFormToken(form, served?.token);
  const submission = useSubmission(action, {
    multipart,
    leavesPage: !props.onReceived,
    prepare: token.attach,
  });
  const navigate = useNavigate();

  const { early } = refusal;
  const errors = { ...early, ...refusal.errors };

  const change = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    draft.keep(currentTarget);
    const name = String(target.name);
    const isFile = target.type === 'file';
    if (!isFile && !(name in errors)) return;
    const key = errorsIn(new FormData(currentTarget), props)[name];
    if (!key || (name in early && isEmptyError(key))) mend(name);
    else if (isFile && !isEmptyError(key)) flag(name, key);
  };

  const leave = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    // The visitor may look something up in another window, and the field keeps the focus.
    if (document.activeElement === target) return;
    const name = String(target.name);
    afterPress(() => {
      const key = errorsIn(new FormData(currentTarget), props)[name];
      if (key && !isEmptyError(key)) flag(name, key);
    });
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isSending) return;
    const typed = new FormData(event.currentTarget);
    const found = errorsIn(typed, props);
    if (Object.keys(found).length > 0) return refuse({ errors: found });
    clear();
    const sent = await submission.send(typed);
    if (sent.kind === 'gone') return element.current?.submit();
    if (sent.kind === 'refused') return refuse(sent.state);
    if (sent.kind === 'unreachable') return refuse({ errors: {}, problem: { key: 'unreachable' } });
    draft.forget();
    token.forget();
    if (props.onReceived) return props.onReceived(typed);
    // If a new release lacks a module, React Router reloads the current URL. Therefore set the URL
    // of the confirmation first.
    history.pushState(history.state, '', sent.location);
    await navigate(sent.location, { replace: true });
  };

  return (
    <form
      ref={element}
      id={form}
      className="visitor-form"
      method="post"
      action={submission.path}
      noValidate
      onSubmit={send}
      onFocus={token.ask}
      onBlur={leave}
      onChange={change}
      aria-busy={submission.isSending}
      encType={multipart ? 'multipart/form-data' : undefined}
    >
      {heading ? (
        <div className="form-head">
          <h2>{heading}</h2>
          {note}
        </div>
      ) : (
        note
      )}
      <ErrorSummary ref={summary} form={form} refusal={refusal} shared={shared} words={words} />
      <FormContext value={{ form, values: draft.values, errors, shared }}>{children}</FormContext>
      <EarlyErrors errors={early} shared={shared} words={words} />
      <Trap words={shared.trap} />
      {served?.token && <input type="hidden" name={TOKEN_FIELD} defaultValue={served.token} />}
      <FormEnd action={action} words={words} submission={submission} hasProgress={multipart} />
    </form>
  );
}

type Checks = Pick<VisitorFormProps, 'schema' | 'asked' | 'checkFiles'>;

function errorsIn(values: FormData, { schema, asked, checkFiles }: Checks): Record<string, string> {
  const texts = textsOf(values);
  const read = errorsOf(schema, asked?.(texts) ?? texts);
  return { ...('errors' in read && read.errors), ...checkFiles?.(values) };
}
