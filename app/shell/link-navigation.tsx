import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** Milliseconds from pointing at a link to prefetching its page, as in React Router's links. */
const INTENT_DELAY = 100;

/**
 * Turns clicks on plain links to pages of this site into navigations without a page load, and
 * prefetches a page when the visitor points at its link. One set of listeners serves all links.
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
      const link = isPlain(event) && pageLinkAt(event.target);
      if (!link) return;
      event.preventDefault();
      clearTimeout(waiting);
      // A change of language keeps the scroll position.
      void navigate(pathOf(link), {
        replace: link.href === location.href,
        preventScrollReset: 'language' in link.dataset,
      });
    };
    // On the window, so that other handlers of the click run first and can prevent this.
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

/** Whether a click asks for nothing special, such as a new tab, and no handler prevented it. */
function isPlain({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
}: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
}

/**
 * The link around an element, if it leads to a page of this site. Links to files, to fragments of
 * this page and links that need a page load are left to the browser.
 */
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
