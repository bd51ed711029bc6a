import { PageLink } from '#app/ui/page-link.tsx';

type Group = { heading: string; articles: { slug: string; name: string }[] };

/** Links to all articles, beside each article. On a small screen the menu opens on demand. */
export function LibraryMenu({ label, groups }: { label: string; groups: Group[] }) {
  return (
    <nav className="docs-menu" aria-label={label}>
      <details>
        <summary>{label}</summary>
        {groups.map(({ heading, articles }) => (
          <div key={heading}>
            <p className="note">{heading}</p>
            <ul>
              {articles.map(({ slug, name }) => (
                <li key={slug}>
                  <PageLink to={`/documentation/${slug}`}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}
