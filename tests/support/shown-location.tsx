import { useLocation } from 'react-router';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';

/** Follows links within the test like the site's shell, and shows the new location. */
export function ShownLocation() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkNavigation />
      <output aria-label="location">{pathname + search}</output>
    </>
  );
}
