import { renderMarkdown } from '#app/ui/markdown-elements.ts';
import type { MarkdownNode } from '#app/ui/markdown-tree.ts';
import signs from '#generated/signs.json' with { type: 'json' };

/** The ticks are not stored. */
export function CheckList({ items }: { items: MarkdownNode[] }) {
  return (
    <ul className="check-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
        <li key={index}>
          <label>
            <input type="checkbox" />
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <use href={`${signs.src}#loose`} />
              <use href={`${signs.src}#closed`} />
            </svg>
            <span>{typeof item === 'string' ? item : renderMarkdown(item[1], {})}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
