import { useRef } from 'react';
import { useTexts } from '#app/i18n/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useCloseOnNavigation } from '#app/ui/use-close-on-navigation.ts';
import signs from '#generated/signs.json' with { type: 'json' };
import { LanguageSwitch } from './language-switch.tsx';
import { headerGroups } from './menus.ts';
import { SearchLink } from './search-link.tsx';

export function MobileMenu() {
  const { navigation } = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnNavigation(details);
  const close = () => details.current?.removeAttribute('open');

  return (
    <div className="mobile-bar">
      <PageLink to="/contact" className="button button-gold">
        {navigation.contact}
      </PageLink>
      <SearchLink />
      <LanguageSwitch group="mobile" />
      <details ref={details} className="mobile-menu" data-menu suppressHydrationWarning>
        <summary className="header-link" aria-label={navigation.menu}>
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
        <nav aria-label={navigation.label} className="mobile-panel">
          <ul>
            <li>
              <PageLink to="/about-us" onClick={close}>
                {navigation.about}
              </PageLink>
            </li>
            <li>
              <PageLink to="/services" onClick={close}>
                {navigation.services}
              </PageLink>
            </li>
          </ul>
          {headerGroups.map(({ name, links }) => (
            <section key={name}>
              <h2>{navigation[name]}</h2>
              <ul>
                {links.map(([label, path]) => (
                  <li key={path}>
                    <PageLink to={path} onClick={close}>
                      {navigation[label]}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div className="mobile-foot">
            <PageLink to="/contact" onClick={close} className="button button-gold">
              {navigation.contact}
            </PageLink>
          </div>
          <svg className="footer-frieze" aria-hidden="true">
            <use href={`${signs.src}#frieze`} />
          </svg>
        </nav>
      </details>
    </div>
  );
}
