import { beforeEach, expect, test, vi } from 'vitest';
import { fill, isolate } from '#app/i18n/format.ts';
import { arabic } from '#tests/support/arabic.ts';
import { CANONICAL, renderSharePage, stubShare, TITLE } from '#tests/support/share-page.tsx';
import { toastTexts } from '#tests/support/shown-toasts.ts';
import { editions } from '#tests/support/words.ts';

const refusal = new DOMException('', 'NotAllowedError');
const { ui } = arabic;
const shown = (words = ui) => expect.poll(() => toastTexts(words));
const written = () => vi.mocked(navigator.clipboard.writeText).mock.calls.flat();

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
});

for (const edition of editions) {
  const { code, ui } = edition;

  test(`the page's canonical URL is copied, and a toast shows it (${code})`, async () => {
    const { copy } = await renderSharePage(edition);
    await copy.click();
    await shown(ui).toEqual([ui.share.copied]);
    expect(written()).toEqual([CANONICAL]);
  });

  test(`when the browser refuses to copy, the toast shows the URL (${code})`, async () => {
    vi.mocked(navigator.clipboard.writeText).mockRejectedValue(refusal);
    const { copy } = await renderSharePage(edition);
    await copy.click();
    await shown(ui).toEqual([fill(ui.share.failed, { address: isolate(CANONICAL) })]);
  });
}

test("without a canonical URL, the page's own URL is copied without its query", async () => {
  const { copy } = await renderSharePage(arabic, '');
  await copy.click();
  await shown().toEqual([ui.share.copied]);
  expect(location.search).not.toBe('');
  expect(written()).toEqual([location.origin + location.pathname]);
});

test("the sharing dialog gets the page's title and canonical URL", async () => {
  const shared = stubShare();
  const { share } = await renderSharePage();
  await share.click();
  await expect.poll(() => shared).toEqual([{ title: TITLE, url: CANONICAL, isPressed: true }]);
  expect(written()).toEqual([]);
  expect(toastTexts(ui)).toEqual([]);
});

test('no toast appears when the visitor closes the sharing dialog', async () => {
  const shared = stubShare({ failure: 'AbortError' });
  const { copy, share } = await renderSharePage();
  await share.click();
  await expect.poll(() => shared).toHaveLength(1);
  // A toast from closing the dialog would come before the toast of this click.
  await copy.click();
  await shown().toEqual([ui.share.copied]);
  expect(written()).toEqual([CANONICAL]);
});

for (const failure of ['NotAllowedError', 'DataError']) {
  test(`when the browser's sharing fails with ${failure}, the URL is copied`, async () => {
    stubShare({ failure });
    const { share } = await renderSharePage();
    await share.click();
    await shown().toEqual([ui.share.copied]);
    expect(written()).toEqual([CANONICAL]);
  });
}

test('in a browser that cannot share, the row only offers to copy', async () => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  const { copy, share } = await renderSharePage();
  await expect.element(copy).toBeVisible();
  expect(share.query()).toBeNull();
});

test('in a browser that refuses to share URLs, the row only offers to copy', async () => {
  stubShare({ accepts: false });
  const { copy, share } = await renderSharePage();
  await expect.element(copy).toBeVisible();
  expect(share.query()).toBeNull();
});
