import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, isolate } from '#app/i18n/format.ts';
import { Toasts } from '#app/ui/toasts.tsx';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { toastTexts } from '#tests/support/shown-toasts.ts';
import { editions, organization } from '#tests/support/words.ts';
import { CopyAddress } from './contact-copy-address.tsx';

const refusal = new DOMException('', 'NotAllowedError');
const { email } = organization;

for (const edition of editions) {
  const { code, ui, pages } = edition;
  const words = pages.contact.copy;
  const copy = async () => {
    await renderInShell(
      <>
        <CopyAddress email={email} words={words} />
        <Toasts words={edition.ui.status} />
      </>,
      edition,
      '/contact',
    );
    await page.getByRole('button', { name: words.action, exact: true }).click();
  };

  test(`the copy button copies the email address and shows that it did (${code})`, async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await copy();
    await expect.poll(() => toastTexts(ui)).toEqual([fill(words.done, { email: isolate(email) })]);
    expect(write.mock.calls).toEqual([[email]]);
  });

  test(`when the browser refuses to copy, the toast shows the email address (${code})`, async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    await copy();
    await expect
      .poll(() => toastTexts(ui))
      .toEqual([fill(words.failed, { email: isolate(email) })]);
  });
}
