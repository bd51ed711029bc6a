import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';

type CopyButtonProps = {
  text: string;
  /** In `done` and `failed`, `{text}` stands for the copied text. */
  words: { action: string; done: string; failed: string };
};

/** If the browser refuses to copy, a toast shows the text. */
export function CopyButton({ text, words }: CopyButtonProps) {
  return (
    <button
      type="button"
      className="button button-line"
      data-scripted
      onClick={() => copyText(text, words)}
    >
      <Icon name="copy" />
      <span>{words.action}</span>
    </button>
  );
}
