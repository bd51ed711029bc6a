import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

/** The line stands above the header, and scrolls away with the page. */
export function Announcement() {
  const words = useRouteLoaderData<typeof loader>('root')?.announcement;
  if (!words) return null;
  const { label, text, to } = words;
  return (
    <aside className="announcement" aria-label={label}>
      <p className="wrap">{to ? <PageLink to={to}>{text}</PageLink> : text}</p>
    </aside>
  );
}
