import { useLocation } from 'react-router';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';

/** Shows the current location. Follows links as the site's shell does, without leaving the test. */
export function ShownLocation() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkNavigation />
      <output aria-label="location">{pathname + search}</output>
    </>
  );
}
