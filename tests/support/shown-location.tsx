import { useLocation } from 'react-router';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';

/** Follows links as the site's shell does, within the test, and shows the current location. */
export function ShownLocation() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkNavigation />
      <output aria-label="location">{pathname + search}</output>
    </>
  );
}
