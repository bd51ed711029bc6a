import { type FormEvent, useId, useRef, useState } from 'react';
import { sendForm } from '#app/forms/send-form.ts';
import { Trap } from '#app/forms/trap.tsx';
import { fill, isolate } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { showToast } from '#app/ui/show-toast.ts';

/**
 * The sign-up at the foot of every page. It asks the server alone, so that no page carries the
 * rules for it; without a script the newsletter's own page answers.
 */
export function NewsletterSignUp() {
  const { newsletter: words } = useTexts();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ text: string; isWrong: boolean }>();
  const [isSending, setSending] = useState(false);
  const address = localizedPath('/newsletter', language);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    setSending(true);
    const sent = await sendForm(address, values, { multipart: false, onProgress: () => {} });
    setSending(false);
    if (sent.kind === 'received') {
      form.reset();
      const text = fill(words.sent, { email: isolate(String(values.get('email')).trim()) });
      setOutcome({ text, isWrong: false });
      return showToast('stack', { title: text });
    }
    if (sent.kind === 'refused' && !sent.state.problem) {
      setOutcome({ text: words.invalidText, isWrong: true });
      showToast('stack', { title: words.invalidTitle, text: words.invalidText });
      return field.current?.focus();
    }
    // The page itself can say why, and keeps what was typed.
    if (sent.kind === 'refused') return form.submit();
    setOutcome({ text: words.failed, isWrong: true });
  };

  return (
    <form
      className="newsletter"
      method="post"
      action={address}
      noValidate
      onSubmit={send}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`}>{words.heading}</h2>
      <p>{words.text}</p>
      <label htmlFor={`${id}-email`}>
        <span>{words.label}</span>
      </label>
      <div className="newsletter-line">
        <input
          ref={field}
          id={`${id}-email`}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          aria-describedby={`${id}-outcome`}
          {...(outcome?.isWrong ? { 'aria-invalid': true } : {})}
        />
        <button type="submit" className="button button-gold" aria-disabled={isSending}>
          {words.submit}
        </button>
      </div>
      <Trap />
      <p
        id={`${id}-outcome`}
        role="status"
        className={outcome?.isWrong ? 'newsletter-wrong' : undefined}
      >
        {outcome?.text ?? <span>{words.consent}</span>}
      </p>
    </form>
  );
}
