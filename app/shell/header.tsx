import { useRouteLoaderData } from 'react-router';
import { useTexts } from '#app/i18n/texts.tsx';
import type { loader } from '#app/root.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { HeaderDropdown } from './header-dropdown.tsx';
import { LanguageLink } from './language-link.tsx';
import { headerGroups } from './menus.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchLink } from './search-link.tsx';

export function Header() {
  const { navigation, site } = useTexts();
  const mark = useRouteLoaderData<typeof loader>('root')?.mark;
  return (
    <header className="site-header">
      <div className="wrap header-bar">
        <PageLink to="/" className="brand" aria-label={navigation.home}>
          {mark && (
            <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
              <path d={mark} />
            </svg>
          )}
          <span>{site.name}</span>
        </PageLink>
        <nav aria-label={navigation.label} className="header-nav">
          <PageLink to="/about-us" className="header-link">
            {navigation.about}
          </PageLink>
          <PageLink to="/services" className="header-link">
            {navigation.services}
          </PageLink>
          {headerGroups.map((group) => (
            <HeaderDropdown key={group.name} {...group} />
          ))}
          <LanguageLink className="header-link" />
          <PageLink to="/contact" className="button button-gold">
            {navigation.contact}
          </PageLink>
        </nav>
        <SearchLink />
        <MobileMenu />
      </div>
    </header>
  );
}
