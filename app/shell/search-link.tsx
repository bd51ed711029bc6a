import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { SearchPanelProps } from './search-panel.tsx';

/**
 * Leads to the search page, and opens the search over this page where a script can: it is fetched
 * when first asked for.
 */
export function SearchLink() {
  const { navigation } = useTexts();
  const { pathname, key } = useLocation();
  const place = useRef(key);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const [isOpen, setOpen] = useState(false);

  // The search belongs to the page it was opened over: going on, or Back, closes it.
  useEffect(() => {
    place.current = key;
    return () => setOpen(false);
  }, [key]);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      neutralPath(pathname) === '/search'
    )
      return;
    event.preventDefault();
    // The link that was pressed, which is the way on where the panel cannot be fetched.
    const { href } = event.currentTarget;
    import('./search-panel.tsx').then(
      ({ SearchPanel }) => {
        setPanel(() => SearchPanel);
        setOpen(place.current === key);
      },
      () => location.assign(href),
    );
  };
  return (
    <>
      <PageLink
        to="/search"
        className="header-link search-link"
        aria-label={navigation.search}
        onClick={open}
      >
        <Icon name="search" />
      </PageLink>
      {Panel && isOpen && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}
