import type { ReactNode } from 'react';
import { PageLink } from '#app/ui/page-link.tsx';

type SectionLinkProps = { to: string; className?: string; children: ReactNode };

/** @param to the path of a page, or `#` and the id of a section of the same page */
export function SectionLink({ to, ...props }: SectionLinkProps) {
  return to.startsWith('#') ? <a href={to} {...props} /> : <PageLink to={to} {...props} />;
}
