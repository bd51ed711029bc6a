import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** Milliseconds from pointing at a link to prefetching its page, as in React Router's links. */
const INTENT_DELAY = 100;

/**
 * Turns clicks on plain links to pages of this site into navigations without a page load, and
 * prefetches a page when the visitor points at its link.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();

  useEffect(() => {
    const listening = new AbortController();
    let waiting: ReturnType<typeof setTimeout>;
    const expectPage = (target: EventTarget | null) => {
      const link = pageLinkAt(target);
      clearTimeout(waiting);
      waiting = setTimeout(() => setIntended(link && pathOf(link)), INTENT_DELAY);
    };
    const follow = (event: MouseEvent) => {
      const isSpecial = event.button !== 0 || event.defaultPrevented || hasModifier(event);
      const link = isSpecial ? undefined : pageLinkAt(event.target);
      if (!link) return;
      event.preventDefault();
      clearTimeout(waiting);
      // A change of language keeps the scroll position.
      void navigate(pathOf(link), {
        replace: link.href === location.href,
        preventScrollReset: 'language' in link.dataset,
      });
    };
    // On the window, so that other handlers run first and can prevent this.
    addEventListener('click', follow, listening);
    for (const type of ['mouseover', 'focusin', 'touchstart']) {
      addEventListener(type, ({ target }) => expectPage(target), {
        signal: listening.signal,
        passive: true,
      });
    }
    // The pointer may already have been there when React started.
    expectPage(document.querySelector('a:hover'));
    return () => {
      listening.abort();
      clearTimeout(waiting);
    };
  }, [navigate]);

  return intended === undefined ? null : <PrefetchPageLinks page={intended} />;
}

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click asks for something special, such as a new tab. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The link around an element. Files, fragments and `data-document` are left to the browser. */
function pageLinkAt(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'document' in link.dataset)
    return undefined;
  const { origin, pathname, search, hash } = link;
  const isFragment = hash !== '' && pathname === location.pathname && search === location.search;
  return origin === location.origin && !isFragment && !/\.\w+$/.test(pathname) ? link : undefined;
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
