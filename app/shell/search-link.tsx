import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { searchPath } from '#app/search/query.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { hasModifier } from './link-navigation.tsx';
import { recordKeys } from './record-keys.ts';
import type { SearchPanelProps } from './search-panel.tsx';

type Opened = Pick<SearchPanelProps, 'readKeys'> & { Panel: ComponentType<SearchPanelProps> };

/** With a script, a click opens the search panel instead of the search page. */
export function SearchLink() {
  const { navigation } = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const place = useRef(key);
  const stopRecording = useRef((): string => '');
  const [opened, setOpened] = useState<Opened>();

  // The panel closes after any navigation.
  useEffect(() => {
    place.current = key;
    return () => {
      stopRecording.current();
      setOpened(undefined);
    };
  }, [key]);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event) || neutralPath(pathname) === '/search') return;
    event.preventDefault();
    const { href } = event.currentTarget;
    let isCancelled = false;
    stopRecording.current();
    const cancel = () => {
      isCancelled = true;
    };
    const submit = (text: string) => {
      cancel();
      navigate(localizedPath(searchPath(text), language));
    };
    const readKeys = recordKeys({ cancel, submit });
    stopRecording.current = readKeys;
    import('./search-panel.tsx').then(
      ({ SearchPanel }) => {
        if (place.current === key && !isCancelled) setOpened({ Panel: SearchPanel, readKeys });
        else readKeys();
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
      {opened && <opened.Panel readKeys={opened.readKeys} onClose={() => setOpened(undefined)} />}
    </>
  );
}
