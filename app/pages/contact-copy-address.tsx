import type { Pages } from '#app/content/schemas/pages.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/show-toast.ts';

/** Copies an email to the clipboard. If the browser refuses, a toast shows the email. */
export function CopyAddress({ email, words }: { email: string; words: Pages['contact']['copy'] }) {
  const copy = async () => {
    const report = (text: string) =>
      showToast('stack', { title: fill(text, { email: isolate(email) }) });
    try {
      await navigator.clipboard.writeText(email);
      report(words.done);
    } catch {
      report(words.failed);
    }
  };
  return (
    <button type="button" className="button button-line" data-scripted onClick={copy}>
      <Icon name="copy" />
      <span>{words.action}</span>
    </button>
  );
}
