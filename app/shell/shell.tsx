import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOptionalTexts } from '#app/i18n/texts.tsx';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Toasts } from '#app/ui/toasts.tsx';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';
import { Announcement } from './announcement.tsx';
import { FallbackNotice } from './fallback-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSuggestion } from './language-suggestion.tsx';
import { LinkNavigation } from './link-navigation.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { RouteFocus } from './route-focus.tsx';
import { Scrolling } from './scrolling.tsx';
import { SlowNavigation } from './slow-navigation.tsx';

export function Shell({ children }: { children: ReactNode }) {
  const texts = useOptionalTexts();
  const { pathname } = useLocation();
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  // If the loader of the root route failed, the page has no header and no footer.
  if (!texts) return <main id="content">{children}</main>;
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.navigation.skip}
      </a>
      <Announcement />
      <Header />
      <main id="content" tabIndex={-1}>
        <FallbackNotice />
        {children}
      </main>
      {/* With another key, React removes the styles of the previous page. */}
      <LateStyles key={pathname} />
      <Footer />
      <LanguageSuggestion />
      <LinkNavigation />
      <Scrolling />
      <RouteFocus />
      <SlowNavigation />
      <Toasts words={texts.status} />
      <ReleaseNotice />
    </>
  );
}
