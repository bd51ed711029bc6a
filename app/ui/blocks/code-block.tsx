import { Icon } from '../icon.tsx';

type CodeBlockProps = {
  code: string;
  /** The language's name, such as SQL. */
  name: string;
  /** `label` is the name of the scrollable area for screen readers. */
  words: { copy: string; copied: string; failed: string; label: string };
};

export function CodeBlock({ code, name, words }: CodeBlockProps) {
  return (
    <div className="code-block">
      <p className="code-head note">
        <bdi dir="ltr">{name}</bdi>
        <button type="button" data-scripted data-done={words.copied} data-failed={words.failed}>
          <Icon name="copy" />
          <span>{words.copy}</span>
        </button>
      </p>
      {/* A group, because names of regions must be unique on a page. The keyboard scrolls it. */}
      {/* biome-ignore lint/a11y: there is no element for a group of code */}
      <pre dir="ltr" tabIndex={0} role="group" aria-label={words.label}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
