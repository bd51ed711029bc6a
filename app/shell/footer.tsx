import { useRouteLoaderData } from 'react-router';
import { currentYear, fill, isolate } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { loader } from '#app/root.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { languages } from '#content/languages.ts';
import signs from '#generated/signs.json' with { type: 'json' };
import { Colophon } from './colophon.tsx';
import { Mark } from './mark.tsx';
import { footerColumns } from './menus.ts';
import { NewsletterSignUp } from './newsletter-sign-up.tsx';

export function Footer() {
  const { site, navigation, colophon } = useTexts();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <NewsletterSignUp />
      </div>
      <div className="wrap footer-columns">
        <div className="footer-firm">
          <Lockup />
          <SocialLinks />
          <p className="footer-blurb">
            {site.blurb} <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
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
      <Colophon />
      <div className="wrap footer-line">
        <p>
          {/* The script in the head updates the year. */}©{' '}
          <span data-year suppressHydrationWarning>
            {currentYear()}
          </span>{' '}
          <span>{site.name}</span>. <span>{site.rights}</span>
        </p>
        <PageLink to="/accessibility#light-pages">{colophon.method}</PageLink>
        <PageLink to="/accessibility">{navigation.accessibility}</PageLink>
      </div>
      <svg className="footer-frieze" aria-hidden="true">
        <use href={`${signs.src}#frieze`} />
      </svg>
    </footer>
  );
}

function Lockup() {
  const { site } = useTexts();
  const { dir } = useLanguage();
  const other = languages.find((language) => language.dir !== dir);
  return (
    <p className="brand">
      <Mark />
      <span>{site.name}</span>
      <svg className="other-name" viewBox={`0 -38 ${signs.nameWidth} 52`} aria-hidden="true">
        <use href={`${signs.src}#name-${other?.code}`} />
      </svg>
    </p>
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
                <NetworkMark network={network} />
              </a>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

function NetworkMark({ network }: { network: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${signs.src}#${network}`} />
    </svg>
  );
}
