import { PageLink } from './page-link.tsx';

/** The pages above a page, and the page itself as the last step. */
export type Trail = { label: string; steps: { name: string; path: string }[] };

export function Breadcrumbs({ label, steps }: Trail) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <PageLink to={path}>{name}</PageLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
