import { PageLink } from '#app/ui/page-link.tsx';

type Group = { heading: string; articles: { slug: string; name: string }[] };

/** The library's articles beside each of them; on a small screen they open on demand. */
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
