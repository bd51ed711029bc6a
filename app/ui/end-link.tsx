import { PageLink } from './page-link.tsx';

/** The link at the end of a page. */
export function EndLink({ to, label }: { to: string; label: string }) {
  return (
    <p className="after">
      <PageLink to={to} className="more">
        {label}
      </PageLink>
    </p>
  );
}
