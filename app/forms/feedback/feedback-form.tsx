import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { fill, formatDuration, isolate } from '#app/i18n/format.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FormWords } from '../engine/form-words.ts';
import { Trap } from '../engine/trap.tsx';
import { useSubmission } from '../engine/use-submission.ts';

type Outcome = 'asking' | 'received' | { failed: string };

export function FeedbackForm({ words }: { words: FormWords<'feedback'> }) {
  const language = useLanguage();
  const { error } = useTexts();
  const page = neutralPath(useLocation().pathname);
  const [outcome, setOutcome] = useState<Outcome>('asking');
  const submission = useSubmission('/feedback');

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isSending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const values = new FormData(event.currentTarget, submitter);
    setOutcome('asking');
    const sent = await submission.send(values);
    if (sent.kind === 'received') return setOutcome('received');
    const { problem } = sent.kind === 'refused' ? sent.state : {};
    const { key, seconds = 0, code } = problem ?? { key: 'unreachable' as const };
    const time = formatDuration(seconds, language);
    const named = code ? ` ${fill(error.code, { code: isolate(code) })}` : '';
    setOutcome({ failed: fill(words.shared.problems[key], { time }) + named });
  };

  return (
    <form
      className="feedback"
      method="post"
      action={submission.path}
      onSubmit={send}
      aria-labelledby="feedback-heading"
    >
      <h2 id="feedback-heading">{words.heading}</h2>
      <input type="hidden" name="page" value={page} />
      <Trap words={words.shared.trap} />
      {outcome !== 'received' && <Questions words={words} />}
      <p role="status">
        {outcome === 'received' && words.thanks}
        {typeof outcome === 'object' && outcome.failed}
      </p>
    </form>
  );
}

function Questions({ words }: { words: FormWords<'feedback'> }) {
  return (
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
        <summary className="fold">{words.more}</summary>
        <label htmlFor="feedback-comment">
          <span>{words.comment.label}</span>
        </label>
        <p id="feedback-hint" className="field-hint">
          {words.comment.hint} {words.send}
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
  );
}
