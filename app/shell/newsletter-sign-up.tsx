import { type FormEvent, useId, useRef, useState } from 'react';
import { Trap } from '#app/forms/engine/trap.tsx';
import { useSubmission } from '#app/forms/engine/use-submission.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { showToast } from '#app/ui/show-toast.ts';

/** Only the server checks the form, because the rules would make every page larger. */
export function NewsletterSignUp() {
  const { newsletter: words } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ text: string; isWrong: boolean }>();
  const { path, isSending, send } = useSubmission('/newsletter');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const sent = await send(values);
    // Where the style sheet leaves room for a toast, the toast does not cover the form.
    form.scrollIntoView({ block: 'nearest' });
    if (sent.kind === 'received') {
      form.reset();
      const text = fill(words.sent, { email: isolate(String(values.get('email')).trim()) });
      setOutcome({ text, isWrong: false });
      return showToast('stack', { id, title: text });
    }
    if (sent.kind === 'refused' && !sent.state.problem) {
      const isEmpty = sent.state.errors.email === 'missing';
      const text = isEmpty ? words.missing : words.invalidText;
      const toast = isEmpty ? { title: text } : { title: words.invalidTitle, text };
      setOutcome({ text, isWrong: true });
      showToast('stack', { id, ...toast, isError: true });
      return field.current?.focus({ preventScroll: true });
    }
    // This sends the form again as if there were no script. The browser opens the newsletter page,
    // which shows the email and the error.
    if (sent.kind === 'refused') return form.submit();
    setOutcome({ text: words.failed, isWrong: true });
  };

  return (
    <form
      className="newsletter"
      method="post"
      action={path}
      noValidate
      onSubmit={submit}
      aria-labelledby={`${id}-heading`}
    >
      <div className="newsletter-words">
        <h2 id={`${id}-heading`}>{words.heading}</h2>
        <PageLink to="/letters">{words.letters}</PageLink>
        <p>{words.text}</p>
      </div>
      <label htmlFor={`${id}-email`}>
        <span className="required" data-mark={words.required}>
          {words.label}
        </span>
      </label>
      <div className="newsletter-line">
        <input
          ref={field}
          id={`${id}-email`}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          aria-required
          aria-describedby={`${id}-outcome`}
          aria-invalid={outcome?.isWrong || undefined}
        />
        <button type="submit" className="button button-line" aria-disabled={isSending}>
          {words.submit}
        </button>
      </div>
      <Trap />
      <p
        id={`${id}-outcome`}
        role="status"
        className={outcome?.isWrong ? 'field-error' : undefined}
      >
        {outcome?.text ?? <span>{words.consent}</span>}
      </p>
    </form>
  );
}
