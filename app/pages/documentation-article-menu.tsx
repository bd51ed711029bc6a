import { say, unmark } from '#app/i18n/fallback.ts';
import { PageLink } from '#app/shell/page-link.tsx';

type Group = { heading: string; articles: { slug: string; name: string }[] };

/** The library's articles beside each of them; on a small screen they open on demand. */
export function LibraryMenu({ label, groups }: { label: string; groups: Group[] }) {
  return (
    <nav className="docs-menu" aria-label={unmark(label)}>
      <details>
        <summary {...say(label)} />
        {groups.map(({ heading, articles }) => (
          <div key={heading}>
            <p className="note" {...say(heading)} />
            <ul>
              {articles.map(({ slug, name }) => (
                <li key={slug}>
                  <PageLink to={`/documentation/${slug}`} {...say(name)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}
