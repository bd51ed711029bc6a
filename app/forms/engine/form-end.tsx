import type { Forms } from '#app/content/schemas/forms.ts';
import { fill } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { languages } from '#content/languages.ts';
import { SWITCH_FIELD } from './form-state.ts';

type FormEndProps = {
  action: string;
  words: { shared: Forms['shared']; submit: string };
  submission: { isSending: boolean; share: number };
  hasProgress: boolean;
};

export function FormEnd({ action, words, submission, hasProgress }: FormEndProps) {
  const { shared, submit } = words;
  const { isSending, share } = submission;
  return (
    <>
      <div className="form-end">
        <button type="submit" className="button button-gold" aria-disabled={isSending}>
          {submit}
        </button>
        <SwitchButton action={action} />
        <p role="status">{isSending && sendingText(shared, hasProgress ? share : 0)}</p>
      </div>
      {isSending && hasProgress && <progress value={share} aria-label={shared.sending} />}
    </>
  );
}

function sendingText({ sending, progress }: Forms['shared'], share: number): string {
  return share > 0 && share < 1
    ? fill(progress, { percent: String(Math.round(share * 100)) })
    : sending;
}

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
