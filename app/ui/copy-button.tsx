import { fill, isolate } from '#app/i18n/format.ts';
import { Icon } from './icon.tsx';
import { showToast } from './show-toast.ts';

type CopyButtonProps = {
  text: string;
  /** In `done` and `failed`, `{text}` stands for the copied text. */
  words: { action: string; done: string; failed: string };
};

/** If the browser refuses to copy, a toast shows the text. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const copy = async () => {
    const report = (words: string) =>
      showToast('stack', { title: fill(words, { text: isolate(text) }) });
    try {
      await navigator.clipboard.writeText(text);
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
