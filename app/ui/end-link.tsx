import { PageLink } from './page-link.tsx';

export function EndLink({ to, label }: { to: string; label: string }) {
  return (
    <p className="after">
      <PageLink to={to} className="more">
        {label}
      </PageLink>
    </p>
  );
}
