import { useLocation } from 'react-router';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';

/** Follows links within the test, as the site's shell does, and shows where they led. */
export function ShownLocation() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkNavigation />
      <output aria-label="location">{pathname + search}</output>
    </>
  );
}
