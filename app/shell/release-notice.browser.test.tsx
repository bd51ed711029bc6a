import { beforeEach, expect, test, vi } from 'vitest';
import { CACHE_RETRIES, RELEASE_CHECK_INTERVAL, TOAST_STYLES } from '#app/constants.ts';
import { dataCache } from '#app/data-cache.ts';
import { showToast } from '#app/ui/show-toast.ts';
import { Toasts } from '#app/ui/toasts.tsx';
import { arabic } from '#tests/support/arabic.ts';
import { passTime } from '#tests/support/pass-time.ts';
import { movePointerAway } from '#tests/support/pointer.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { toasts, toastTexts } from '#tests/support/shown-toasts.ts';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { editions } from '#tests/support/words.ts';
import { ReleaseNotice } from './release-notice.tsx';

const { timeout } = TOAST_STYLES.single;
const { ui } = arabic;
const notices = () => expect.poll(() => toastTexts(ui, 'single').length);
const requests = () => expect.poll(() => vi.mocked(fetch).mock.calls.length);

beforeEach(async () => {
  dataCache.clear();
  await movePointerAway();
  stopClock();
});

/** When a reader returns to the tab, the notice requests the release. */
async function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  // The notice loads the same module, so the module is ready after this line.
  await import('./latest-release.ts');
  await passTime(0);
}

/** If a notice were shown, this toast would not be the only one. */
async function expectNoNotice(): Promise<void> {
  await expect.poll(() => dataCache.isFetching()).toBe(0);
  showToast('stack', { title: 'Done' });
  await expect.poll(() => toastTexts(ui)).toEqual(['Done']);
  expect(toastTexts(ui, 'single')).toEqual([]);
}

function publish(release: string): void {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ release }));
}

async function open(edition: (typeof editions)[number] = arabic) {
  await renderInShell(
    <>
      <Toasts words={edition.ui.status} />
      <ReleaseNotice />
    </>,
    edition,
  );
}

for (const edition of editions) {
  const { code, ui } = edition;

  test(`a reader who comes back after a release sees a notice (${code})`, async () => {
    publish('another');
    await open(edition);
    await comeBack();
    const { title, text, reload } = ui.release;
    await expect.poll(() => toastTexts(ui, 'single')).toEqual([title + text + reload]);
    const button = toasts(ui, 'single').getByRole('button', { name: reload, exact: true });
    await expect.element(button).toBeVisible();
    expect(vi.mocked(fetch).mock.calls.map(([path]) => path)).toEqual(['/release.json']);
  });
}

test('a notice shows once per release, and a request goes out once in five minutes', async () => {
  publish('another');
  await open();
  await comeBack();
  await notices().toBe(1);
  await passTime(timeout);
  await notices().toBe(0);

  await passTime(RELEASE_CHECK_INTERVAL - timeout - 1);
  await comeBack();
  await passTime(1);
  await requests().toBe(1);
  await comeBack();
  await requests().toBe(2);
  await expectNoNotice();
});

test('a later release is announced in place of the notice that still shows', async () => {
  publish('second');
  await open();
  await comeBack();
  // While the pointer is over the first notice, the notice stays open.
  await toasts(ui, 'single').hover();
  await passTime(RELEASE_CHECK_INTERVAL);
  await notices().toBe(1);
  publish('third');
  await comeBack();
  await expect.poll(() => document.querySelectorAll('.toast').length).toBe(2);
  await notices().toBe(1);
});

test('nothing shows while the server still serves the same release', async () => {
  publish('this-release');
  await open();
  await comeBack();
  await requests().toBe(1);
  await expectNoNotice();
});

test('a tab that goes to the background sends no request', async () => {
  publish('another');
  await open();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBack();
  expect(fetch).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  await comeBack();
  await notices().toBe(1);
  await requests().toBe(1);
});

for (const [how, answer] of [
  ['is not answered', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered with an error', async () => new Response('{}', { status: 503 })],
] as const) {
  test(`a request that ${how} is retried three times, and no notice shows`, async () => {
    vi.spyOn(window, 'fetch').mockImplementation(answer);
    await open();
    await comeBack();
    await requests().toBe(1);
    for (let retry = 1; retry <= CACHE_RETRIES; retry++) {
      await passTime(1000 * 2 ** (retry - 1) - 1);
      await requests().toBe(retry);
      await passTime(1);
      await requests().toBe(1 + retry);
    }
    await passTime(RELEASE_CHECK_INTERVAL);
    await requests().toBe(4);
    await expectNoNotice();
  });
}
