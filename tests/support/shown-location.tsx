import { useLocation } from 'react-router';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';

/**
 * Shows the current location. As on the site, a link changes the location without loading a page.
 */
export function ShownLocation() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkNavigation />
      <output aria-label="location">{pathname + search}</output>
    </>
  );
}
