import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { fill, formatDuration } from '#app/i18n/format.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FormWords } from '../form-words.ts';
import { sendForm } from '../send-form.ts';
import { Trap } from '../trap.tsx';

type Outcome = 'asking' | 'sending' | 'received' | { failed: string };

/**
 * "Was this page helpful?" Two buttons, each of which sends; a word more is welcome and never asked
 * for.
 */
export function FeedbackForm({ words }: { words: FormWords<'feedback'> }) {
  const language = useLanguage();
  const page = neutralPath(useLocation().pathname);
  const [outcome, setOutcome] = useState<Outcome>('asking');
  const address = localizedPath('/feedback', language);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const values = new FormData(event.currentTarget, submitter);
    setOutcome('sending');
    const sent = await sendForm(address, values, { multipart: false, onProgress: () => {} });
    if (sent.kind === 'received') return setOutcome('received');
    const problem = (sent.kind === 'refused' && sent.state.problem) || {
      key: 'unreachable' as const,
      seconds: 0,
    };
    setOutcome({
      failed: fill(words.shared.problems[problem.key], {
        time: formatDuration(problem.seconds ?? 0, language),
      }),
    });
  };

  return (
    <form
      className="feedback"
      method="post"
      action={address}
      onSubmit={send}
      aria-labelledby="feedback-heading"
    >
      <h2 id="feedback-heading">{words.heading}</h2>
      <input type="hidden" name="page" value={page} />
      <Trap words={words.shared.trap} />
      {outcome !== 'received' && (
        <>
          <p className="feedback-answers">
            <button type="submit" name="helpful" value="yes" className="button button-line">
              {words.yes}
            </button>
            <button type="submit" name="helpful" value="no" className="button button-line">
              {words.no}
            </button>
          </p>
          <details>
            <summary>{words.more}</summary>
            <label htmlFor="feedback-comment">
              <span>{words.comment.label}</span>
            </label>
            <p id="feedback-hint" className="field-hint">
              {words.comment.hint}
            </p>
            <textarea
              id="feedback-comment"
              name="comment"
              dir="auto"
              rows={4}
              maxLength={1000}
              aria-describedby="feedback-hint"
            />
          </details>
        </>
      )}
      <p role="status">
        {outcome === 'received' && words.thanks}
        {typeof outcome === 'object' && outcome.failed}
      </p>
    </form>
  );
}
