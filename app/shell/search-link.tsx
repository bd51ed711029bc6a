import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { hasModifier } from './link-navigation.tsx';
import type { SearchPanelProps } from './search-panel.tsx';

/** A link to the search page. With a script, a click loads and opens the search panel. */
export function SearchLink() {
  const { navigation } = useTexts();
  const { pathname, key } = useLocation();
  const place = useRef(key);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const [isOpen, setOpen] = useState(false);

  // The panel closes after any navigation.
  useEffect(() => {
    place.current = key;
    return () => setOpen(false);
  }, [key]);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event) || neutralPath(pathname) === '/search') return;
    event.preventDefault();
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
