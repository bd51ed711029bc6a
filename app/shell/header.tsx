import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { HeaderDropdown } from './header-dropdown.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Mark } from './mark.tsx';
import { headerGroups, isWithin } from './menus.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchLink } from './search-link.tsx';

export function Header() {
  const { navigation, site } = useTexts();
  const pathname = neutralPath(useLocation().pathname);
  return (
    <header className="site-header">
      <div className="wrap header-bar">
        <PageLink to="/" className="brand" aria-label={navigation.home}>
          <Mark />
          <span>{site.name}</span>
        </PageLink>
        <nav aria-label={navigation.label} className="header-nav">
          <PageLink to="/about-us" className="header-link">
            {navigation.about}
          </PageLink>
          <PageLink
            to="/services"
            className="header-link"
            data-current={isWithin('/services', pathname) || undefined}
          >
            {navigation.services}
          </PageLink>
          {headerGroups.map((group) => (
            <HeaderDropdown key={group.name} {...group} />
          ))}
          <SearchLink />
          <LanguageSwitch group="header" />
          <PageLink to="/contact" className="button button-gold">
            {navigation.contact}
          </PageLink>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}
