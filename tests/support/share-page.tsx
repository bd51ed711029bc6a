import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Share } from '#app/ui/share.tsx';
import { Toasts } from '#app/ui/toasts.tsx';
import { arabic } from './arabic.ts';
import { renderInShell } from './render-in-shell.tsx';
import type { editions } from './words.ts';

export const TITLE = 'A page';
/** A URL that is longer than the width of a narrow window. */
export const CANONICAL = `https://site.example/blog/${'a-long-name-'.repeat(8)}page`;

/**
 * Renders the controls with which a visitor shares a page.
 * @param canonical the page's canonical URL; undefined if it has none
 */
export async function renderSharePage(
  edition: (typeof editions)[number] = arabic,
  canonical = CANONICAL,
) {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical });
  if (canonical) document.head.append(link);
  onTestFinished(() => link.remove());
  document.title = TITLE;
  await renderInShell(
    <main className="wrap" style={{ marginBlock: '10rem' }}>
      <Share words={edition.ui.share} />
      <Toasts words={edition.ui.status} />
    </main>,
    edition,
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { copy: button(edition.ui.share.copy), share: button(edition.ui.share.share) };
}

/**
 * Replaces `navigator.share` until the test ends.
 * @param failure the name of the error that each attempt throws
 * @returns the data of each call; `isPressed` is true just after a press
 */
export function stubShare({
  failure,
  accepts = true,
}: {
  failure?: string;
  accepts?: boolean;
} = {}) {
  const shared: (ShareData & { isPressed: boolean })[] = [];
  const share = async (data: ShareData) => {
    shared.push({ ...data, isPressed: navigator.userActivation.isActive });
    if (failure) throw new DOMException('', failure);
  };
  for (const [name, value] of Object.entries({ share, canShare: () => accepts })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
  return shared;
}
