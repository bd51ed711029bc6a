import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { SearchPanelProps } from './search-panel.tsx';

/**
 * A link to the search page. With a script it opens the search panel over this page instead. The
 * panel is loaded at its first use.
 */
export function SearchLink() {
  const { navigation } = useTexts();
  const { pathname, key } = useLocation();
  const place = useRef(key);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const [isOpen, setOpen] = useState(false);

  // Any navigation closes the panel.
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
    // The way on if the panel does not load.
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
