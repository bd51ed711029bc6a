import { readSheet } from '#app/content/drawings.server.ts';
import { recordAt } from '#app/content/find.server.ts';
import { headingsOf } from '#app/content/markdown.ts';
import { languageOf, readForm, readPage, readRecords } from '#app/content/read.server.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import { FeedbackForm } from '#app/forms/feedback/feedback-form.tsx';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Share } from '#app/ui/share.tsx';
import { TableOfContents } from '#app/ui/table-of-contents.tsx';
import type { Route } from './+types/detail.ts';
import { CheckList } from './check-list.tsx';
import { type Download, type DownloadFile, downloadsOf } from './downloads.server.ts';
import { MissingSheet } from './missing-sheet.tsx';
import { Sheet } from './sheet.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const article = await recordAt(args, 'documentation');
  const library = readRecords(language, 'documentation').map(({ slug, section, name }) => ({
    slug,
    section,
    name,
    sheet: readSheet(slug),
  }));
  const place = library.findIndex(({ slug }) => slug === article.slug);
  const { groups, labels, nextStep } = readPage(language, 'documentation');
  return {
    article,
    labels,
    nextStep,
    groups: groups.map(({ id, heading }) => ({
      heading,
      articles: library
        .filter(({ section }) => section === id)
        .map(({ slug, name }) => ({ slug, name })),
    })),
    group: groups.find(({ id }) => id === article.section)?.heading ?? labels.menu,
    downloads: downloadsOf(article, language),
    sheet: readSheet(article.slug),
    previous: library[place - 1],
    next: library[place + 1],
    trail: readMasthead(url, 'documentation').trail,
    feedback: readForm(language, 'feedback'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.article, type: 'article' });

export default function DocumentationArticle({ loaderData }: Route.ComponentProps) {
  const {
    article,
    labels,
    groups,
    group,
    downloads,
    sheet,
    previous,
    next,
    trail,
    feedback,
    nextStep,
  } = loaderData;
  const { parts, share } = useTexts();
  // The last list has criteria for a good result, which readers can tick.
  const checks = article.body.nodes.findLast((node) => node[0] === 'ul');
  return (
    <>
      <section className="masthead">
        <div className="wrap docs-head">
          <div className="masthead-words">
            {trail && <Breadcrumbs {...trail} />}
            <p className="eyebrow">{group}</p>
            <h1 tabIndex={-1}>{article.heading}</h1>
            <p className="lead">{article.lead}</p>
            {downloads.length > 0 && <Downloads labels={labels} downloads={downloads} />}
          </div>
          <Sheet src={sheet} />
        </div>
      </section>
      <div className="wrap docs">
        <LibraryMenu label={labels.menu} groups={groups} />
        <TableOfContents label={parts.onThisPage} headings={headingsOf(article.body)} />
        <article className="docs-article">
          <Markdown
            text={article.body}
            anchor={labels.anchor}
            renderers={{
              ul: (children, node) =>
                node === checks ? <CheckList items={node[1]} /> : <ul>{children}</ul>,
            }}
          />
          <Share words={share} />
          <FeedbackForm key={article.slug} words={feedback} />
        </article>
      </div>
      <Neighbours labels={labels} previous={previous} next={next} />
      <NextStep
        words={nextStep}
        promise={parts.promise}
        art={<MissingSheet sheets={[sheet, (next ?? previous)?.sheet ?? sheet]} />}
      />
    </>
  );
}

type Group = { heading: string; articles: { slug: string; name: string }[] };

/** The menu is closed at first on small screens. */
function LibraryMenu({ label, groups }: { label: string; groups: Group[] }) {
  return (
    <nav className="docs-menu" aria-label={label}>
      <details>
        <summary className="fold">{label}</summary>
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

type DownloadsProps = { labels: Pages['documentation']['labels']; downloads: Download[] };

/** The first link is the gold button of the page. */
function Downloads({ labels, downloads }: DownloadsProps) {
  return (
    <ul id="templates" className="masthead-actions downloads">
      {downloads.map(({ name, office, plain }, index) => (
        <li key={name}>
          <DownloadLink
            className={`button ${index === 0 ? 'button-gold' : 'button-line'}`}
            words={fill(labels.download, { name })}
            {...office}
          />
          <DownloadLink
            className="download-plain"
            words={fill(labels.plain, { name })}
            {...plain}
          />
        </li>
      ))}
    </ul>
  );
}

type DownloadLinkProps = DownloadFile & { className: string; words: string };

function DownloadLink({ className, words, file, type, size }: DownloadLinkProps) {
  const { code } = useLanguage();
  return (
    <a className={className} href={`/templates/${code}/${file}`} download={file}>
      <span>{words}</span>{' '}
      <span className="download-facts">
        <bdi dir="ltr">{type}</bdi> · <bdi>{size}</bdi>
      </span>
    </a>
  );
}

type Neighbour = { slug: string; name: string; sheet: string };

function Neighbours({ labels, previous, next }: NeighboursProps) {
  return (
    <nav className="band band-paper" aria-label={labels.neighbours}>
      <div className="wrap docs-neighbours">
        {previous && <NeighbourLink label={labels.previous} document={previous} rel="prev" />}
        {next && <NeighbourLink label={labels.next} document={next} rel="next" />}
      </div>
    </nav>
  );
}

type NeighboursProps = {
  labels: Pages['documentation']['labels'];
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};

type NeighbourLinkProps = { label: string; document: Neighbour; rel: 'prev' | 'next' };

function NeighbourLink({ label, document: { slug, name, sheet }, rel }: NeighbourLinkProps) {
  return (
    <div className={`docs-${rel}`}>
      <p className="note">{label}</p>
      <PageLink to={`/documentation/${slug}`} rel={rel}>
        <Sheet src={sheet} />
        {name}
      </PageLink>
    </div>
  );
}
