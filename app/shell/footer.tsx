import { useRouteLoaderData } from 'react-router';
import { currentYear, fill, isolate } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { loader } from '#app/root.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { footerColumns } from './menus.ts';
import { NewsletterSignUp } from './newsletter-sign-up.tsx';

export function Footer() {
  const { site, navigation } = useTexts();
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns">
        <div className="footer-firm">
          <p className="brand">{site.name}</p>
          <p className="footer-blurb">{site.blurb}</p>
          <SocialLinks />
          <NewsletterSignUp />
        </div>
        {footerColumns.map(({ name, links }) => (
          <nav key={name} aria-label={navigation[name]}>
            <h2>{navigation[name]}</h2>
            <ul>
              {links.map(([label, path]) => (
                <li key={path}>
                  <PageLink to={path}>{navigation[label]}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap footer-line">
        <p>
          {/* The script in the head updates the year. */}©{' '}
          <span data-year suppressHydrationWarning>
            {currentYear()}
          </span>{' '}
          <span>{site.name}</span>. <span>{site.rights}</span>
        </p>
        <PageLink to="/accessibility">{navigation.accessibility}</PageLink>
      </div>
    </footer>
  );
}

function SocialLinks() {
  const { navigation } = useTexts();
  const language = useLanguage();
  const social = useRouteLoaderData<typeof loader>('root')?.social ?? [];
  return (
    <ul className="social-links">
      {social.map(({ network, address }) => {
        const label = fill(navigation.social, { network: isolate(network) });
        return (
          <li key={network}>
            <Tooltip label={label}>
              <a href={localizedPath(address, language)} className="social-link" aria-label={label}>
                <Icon name={network.toLowerCase() as Lowercase<typeof network> & IconName} />
              </a>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
