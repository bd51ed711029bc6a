import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/**
 * A page is prefetched after the visitor has pointed at the link for this time, in milliseconds.
 * The links of React Router use the same time.
 */
const INTENT_DELAY = 100;

/** Follows links within the site without a page load, and prefetches their pages. */
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
      // When only the language changes, the page keeps its scroll position.
      void navigate(pathOf(link), {
        replace: link.href === location.href,
        preventScrollReset: 'language' in link.dataset,
      });
    };
    // A listener on the window runs last, so that other handlers can prevent the navigation.
    addEventListener('click', follow, listening);
    for (const type of ['mouseover', 'focusin', 'touchstart']) {
      addEventListener(type, ({ target }) => expectPage(target), {
        signal: listening.signal,
        passive: true,
      });
    }
    // The pointer may have been over a link before React started.
    expectPage(document.querySelector('a:hover'));
    return () => {
      listening.abort();
      clearTimeout(waiting);
    };
  }, [navigate]);

  return intended === undefined ? null : <PrefetchPageLinks page={intended} />;
}

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** True if a modifier key asks the browser for something special, such as a new tab. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Finds the link around an element. Ignores links to files, fragments and other sites. */
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
