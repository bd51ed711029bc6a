import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Part, toElements } from '#app/ui/static-elements.ts';
import { violationsIn } from '#tests/support/component-axe.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { toastTexts } from '#tests/support/shown-toasts.ts';
import { editions } from '#tests/support/words.ts';
import { Markdown } from '../markdown.tsx';
import type { MarkdownNode } from '../markdown-tree.ts';
import { Toasts } from '../toasts.tsx';
import { Aside } from './aside.tsx';
import { CodeBlock } from './code-block.tsx';

const CODE = `SELECT count(*)\nFROM ${'claims_'.repeat(60)};`;

for (const edition of editions) {
  const { code: language, ui, blocks } = edition;
  const words = { ...blocks.code, label: 'SQL' };
  const text = (...shown: MarkdownNode[]) => ({
    nodes: [['pre', [], 'sql', { shown }] as MarkdownNode],
    fallback: false,
  });
  const show = async () => {
    const shown = toElements(
      <>
        <CodeBlock code={CODE} name="SQL" words={words} />
        <Aside kind="tip" title={blocks.asides.tip}>
          <Part nodes={[['p', [['a', ['link'], '/services']]]]} />
        </Aside>
      </>,
    );
    await renderInShell(
      <main>
        <Markdown text={text(...shown)} />
        <Toasts words={ui.status} />
      </main>,
      edition,
    );
  };
  const press = () => page.getByRole('button', { name: blocks.code.copy, exact: true }).click();

  test(`the button copies the code of its block (${language})`, async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await press();
    await expect.poll(() => toastTexts(ui)).toEqual([blocks.code.copied]);
    expect(write.mock.calls).toEqual([[CODE]]);
    expect(await violationsIn(page.getByRole('main').element())).toEqual([]);
  });

  test(`a refusal to copy is shown (${language})`, async () => {
    const refusal = new DOMException('', 'NotAllowedError');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    await show();
    await press();
    await expect.poll(() => toastTexts(ui)).toEqual([blocks.code.failed]);
  });

  test(`the keyboard scrolls long code, which begins at its first character (${language})`, async () => {
    await show();
    const code = page.getByRole('group', { name: 'SQL' }).element();
    expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    expect(code.scrollLeft).toBe(0);
    (code as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => code.scrollLeft).toBeGreaterThan(0);
  });

  test(`a link in a block leads to the page in the reader's language (${language})`, async () => {
    await show();
    const { pathname } = page.getByRole('link').element() as HTMLAnchorElement;
    expect(pathname).toBe(`${edition.prefix}/services`);
  });
}
