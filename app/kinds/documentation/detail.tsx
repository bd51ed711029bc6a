import { recordAt } from '#app/content/find.server.ts';
import { headingsOf } from '#app/content/markdown.ts';
import { languageOf, readForm, readPage, readRecords } from '#app/content/read.server.ts';
import { FeedbackForm } from '#app/forms/feedback/feedback-form.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Share } from '#app/ui/share.tsx';
import { TableOfContents } from '#app/ui/table-of-contents.tsx';
import type { Route } from './+types/detail.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const article = await recordAt(args, 'documentation');
  const library = readRecords(language, 'documentation').map(({ slug, section, name }) => ({
    slug,
    section,
    name,
  }));
  const place = library.findIndex(({ slug }) => slug === article.slug);
  const { groups, labels } = readPage(language, 'documentation');
  return {
    article,
    labels,
    groups: groups.map(({ id, heading }) => ({
      heading,
      articles: library.filter(({ section }) => section === id),
    })),
    group: groups.find(({ id }) => id === article.section)?.heading ?? labels.menu,
    previous: library[place - 1],
    next: library[place + 1],
    masthead: readMasthead(url, 'documentation'),
    feedback: readForm(language, 'feedback'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.article, type: 'article' });

export default function DocumentationArticle({ loaderData }: Route.ComponentProps) {
  const { article, labels, groups, group, previous, next, masthead, feedback } = loaderData;
  const { parts, share } = useTexts();
  return (
    <>
      <Masthead heading={article.heading} lead={article.lead} eyebrow={group} {...masthead} />
      <div className="wrap docs">
        <LibraryMenu label={labels.menu} groups={groups} />
        <TableOfContents
          label={parts.onThisPage}
          headings={headingsOf(article.body)}
          place="beside"
        />
        <article className="docs-article">
          <Markdown text={article.body} anchor={labels.anchor} />
          {article.downloads.length > 0 && (
            <Downloads heading={labels.downloads} downloads={article.downloads} />
          )}
          <Share words={share} />
          <FeedbackForm key={article.slug} words={feedback} />
          <nav className="docs-neighbours" aria-label={labels.neighbours}>
            {previous && (
              <p>
                <span className="note">{labels.previous}</span>
                <PageLink to={`/documentation/${previous.slug}`} rel="prev">
                  {previous.name}
                </PageLink>
              </p>
            )}
            {next && (
              <p className="docs-next">
                <span className="note">{labels.next}</span>
                <PageLink to={`/documentation/${next.slug}`} rel="next">
                  {next.name}
                </PageLink>
              </p>
            )}
          </nav>
        </article>
      </div>
    </>
  );
}

type Group = { heading: string; articles: { slug: string; name: string }[] };

/** The menu of all articles beside an article. On a small screen, the menu is closed at first. */
function LibraryMenu({ label, groups }: { label: string; groups: Group[] }) {
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

type DownloadsProps = { heading: string; downloads: { file: string; name: string }[] };

function Downloads({ heading, downloads }: DownloadsProps) {
  const { code } = useLanguage();
  return (
    <section className="downloads">
      <h2 id="templates">{heading}</h2>
      <ul>
        {downloads.map(({ file, name }) => (
          <li key={file}>
            <a className="more" href={`/templates/${code}/${file}`} download={file}>
              <span>{name}</span> <bdi dir="ltr">({file.split('.').at(-1)?.toUpperCase()})</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
