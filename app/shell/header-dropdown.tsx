import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Dropdown } from '#app/ui/dropdown.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { type headerGroups, isWithin } from './menus.ts';

export function HeaderDropdown({ name, links }: (typeof headerGroups)[number]) {
  const { navigation, menuNotes } = useTexts();
  const pathname = neutralPath(useLocation().pathname);
  // The server's HTML omits the notes below the links, because every byte delays the first paint.
  const [hasNotes, setHasNotes] = useState(false);
  useEffect(() => setHasNotes(true), []);
  return (
    <Dropdown
      label={navigation[name]}
      group="header"
      labelClassName="header-link"
      isCurrent={links.some(([, path]) => isWithin(path, pathname))}
    >
      {links.map(([label, path]) => (
        <li key={path}>
          <PageLink to={path}>{navigation[label]}</PageLink>
          {hasNotes && <p>{menuNotes[label]}</p>}
        </li>
      ))}
    </Dropdown>
  );
}
