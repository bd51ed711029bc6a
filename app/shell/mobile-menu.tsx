import { useRef } from 'react';
import { say } from '#app/i18n/fallback.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LanguageLink } from './language-link.tsx';
import { PageLink } from './page-link.tsx';
import { headerGroups } from './site-map.ts';
import { useDismiss } from './use-dismiss.ts';

/** The header's links on small screens: a <details>, so that the button works before any script does. */
export function MobileMenu() {
  const { navigation } = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  const close = () => details.current?.removeAttribute('open');

  return (
    <div className="flex items-center gap-2 lg:hidden">
      <LanguageLink className="header-link" />
      <details ref={details} className="mobile-menu" suppressHydrationWarning>
        <summary className="header-link" aria-label={navigation.menu}>
          <Icon name="menu" />
        </summary>
        <nav aria-label={navigation.label} className="mobile-panel">
          <ul>
            <li>
              <PageLink to="/about-us" onClick={close} {...say(navigation.about)} />
            </li>
            <li>
              <PageLink to="/services" onClick={close} {...say(navigation.services)} />
            </li>
          </ul>
          {headerGroups.map(({ name, links }) => (
            <section key={name}>
              <h2 {...say(navigation[name])} />
              <ul>
                {links.map(([label, path]) => (
                  <li key={path}>
                    <PageLink to={path} onClick={close} {...say(navigation[label])} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <PageLink
            to="/contact"
            onClick={close}
            className="button button-gold"
            {...say(navigation.contact)}
          />
        </nav>
      </details>
    </div>
  );
}
