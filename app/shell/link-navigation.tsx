import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** The delay in milliseconds before a prefetch. The links of React Router have the same delay. */
const INTENT_DELAY = 100;

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
    // A listener on the window runs last, so other handlers can prevent the navigation.
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

/** A modifier key asks the browser for something special, such as a new tab. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Ignores links to files, fragments and other sites. */
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
