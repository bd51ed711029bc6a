import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, isolate } from '#app/i18n/format.ts';
import { violationsIn } from '#tests/support/component-axe.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { toastTexts } from '#tests/support/shown-toasts.ts';
import { editions } from '#tests/support/words.ts';
import { CopyButton } from './copy-button.tsx';
import { Toasts } from './toasts.tsx';

const refusal = new DOMException('', 'NotAllowedError');

for (const edition of editions) {
  const { code, ui, pages } = edition;
  for (const [name, text, words] of [
    ['email address', 'hello@miqyas.example', pages.contact.copy],
    ['reference', 'K7F-4WM', pages.confirmation.copy],
  ] as const) {
    const copy = async () => {
      await renderInShell(
        <main>
          <CopyButton text={text} words={words} />
          <Toasts words={ui.status} />
        </main>,
        edition,
      );
      await page.getByRole('button', { name: words.action, exact: true }).click();
    };

    test(`the button copies the ${name} and shows that it did (${code})`, async () => {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await copy();
      await expect.poll(() => toastTexts(ui)).toEqual([fill(words.done, { text: isolate(text) })]);
      expect(write.mock.calls).toEqual([[text]]);
      expect(await violationsIn(page.getByRole('main').element())).toEqual([]);
    });

    test(`when the browser refuses to copy, the toast shows the ${name} (${code})`, async () => {
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
      await copy();
      await expect
        .poll(() => toastTexts(ui))
        .toEqual([fill(words.failed, { text: isolate(text) })]);
    });
  }
}
