import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/**
 * How long somebody points at a link before its page is fetched ahead, as with React Router's own
 * links; milliseconds.
 */
const INTENT_DELAY = 100;

/**
 * Lets the links to pages of this site lead on within the document, and fetches ahead the page that
 * somebody is about to open. One listener does it for all of them: they are plain links, of which
 * React knows nothing but their words.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();

  useEffect(() => {
    const listening = new AbortController();
    let waiting: ReturnType<typeof setTimeout>;
    const expect = (target: EventTarget | null) => {
      const link = pageLinkAt(target);
      clearTimeout(waiting);
      waiting = setTimeout(() => setIntended(link && addressOf(link)), INTENT_DELAY);
    };
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) && pageLinkAt(event.target);
      if (!link) return;
      event.preventDefault();
      clearTimeout(waiting);
      // A change of language leaves the reader where they are on the page.
      void navigate(addressOf(link), {
        replace: link.href === location.href,
        preventScrollReset: 'language' in link.dataset,
      });
    };
    // On the window, where what else is to happen on a click has happened, or has prevented this.
    addEventListener('click', follow, listening);
    for (const type of ['mouseover', 'focusin', 'touchstart']) {
      addEventListener(type, ({ target }) => expect(target), {
        signal: listening.signal,
        passive: true,
      });
    }
    // The pointer may have arrived before React did.
    expect(document.querySelector('a:hover'));
    return () => {
      listening.abort();
      clearTimeout(waiting);
    };
  }, [navigate]);

  return intended === undefined ? null : <PrefetchPageLinks page={intended} />;
}

/** Whether a click asks for nothing else, such as another tab, and nobody has taken care of it. */
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
 * The link to a page of this site at an element: none to a file or a place on this page, and none
 * that asks for a new document.
 */
function pageLinkAt(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'document' in link.dataset)
    return undefined;
  const { origin, pathname, search, hash } = link;
  const isPlace = hash !== '' && pathname === location.pathname && search === location.search;
  return origin === location.origin && !isPlace && !/\.\w+$/.test(pathname) ? link : undefined;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
