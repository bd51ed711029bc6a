import { notFound } from '#app/content/find.server.ts';
import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Sign } from '#app/ui/sign.tsx';
import type { Route } from './+types/list.ts';
import { listPagePath, readListPage } from './list-pages.ts';
import { PostFigure } from './post-figure.tsx';
import { postCard } from './post-words.server.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, path, filter, head } = filterRecords('blog', url);
  const asked = path ? url.searchParams.get('page') : 'page' in params && params.page;
  const list = readListPage(records, asked || undefined);
  if (!list) throw notFound(language);
  const { page, pages } = list;
  const { sections, paging, labels, nextStep, heading, lead, title, description } = readPage(
    language,
    'blog',
  );
  const words = { heading, lead, title, description };
  const isFirst = page === 1;
  const pathOf = (number: number) => (path ? `${path}&page=${number}` : listPagePath(number));
  return {
    page: isFirst
      ? { ...words, ...head, sections }
      : { ...words, ...head, title: fill(paging.title, { page: String(page) }), sections: [] },
    trail: readMasthead(url, 'blog').trail,
    labels,
    nextStep,
    filter,
    posts: list.posts.map((post) => postCard(post, language)),
    feed: readFeeds(language).link,
    paging: {
      page,
      pages,
      words: paging,
      previous: pathOf(page - 1),
      next: pathOf(page + 1),
    },
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Blog({
  loaderData: { page, trail, labels, nextStep, filter, posts, feed, paging },
}: Route.ComponentProps) {
  const { parts, filters } = useTexts();
  return (
    <>
      <section className="masthead masthead-compact level-masthead">
        <div className="wrap masthead-words blog-head">
          {trail && <Breadcrumbs {...trail} />}
          <h1 tabIndex={-1}>{page.heading}</h1>
          <p className="lead">{page.lead}</p>
        </div>
      </section>
      <section id="posts">
        <div className="wrap">
          <h2 className="sr-only">{parts.posts}</h2>
          <div className="list-head">
            <FilterLinks {...filter} words={filters} />
            <FeedLink name="blog" label={feed} />
          </div>
        </div>
        <ul className="cards posts">
          {posts.map((post, index) => (
            <PostCard key={post.to} {...post} isFirst={index === 0} read={labels.read} />
          ))}
        </ul>
        <div className="wrap">
          <Pagination {...paging} />
        </div>
      </section>
      <div className="wrap">
        <PageSections sections={page.sections} />
      </div>
      <NextStep words={nextStep} promise={parts.promise} art={<Sign name="question" />} />
    </>
  );
}

type PostCardProps = ReturnType<typeof postCard> & { isFirst: boolean; read: string };

function PostCard({ to, heading, text, date, day, topic, figure, isFirst, read }: PostCardProps) {
  return (
    <li className={isFirst ? 'card first-post band-night' : 'card'}>
      <div className="post-words">
        <p className="note">
          <time dateTime={date}>{day}</time> · <span>{topic}</span>
        </p>
        <h3>
          <PageLink to={to}>{heading}</PageLink>
        </h3>
        <p>{text}</p>
        <p className="more" aria-hidden="true">
          {read} <Icon name="arrow" />
        </p>
      </div>
      {/* All lists have the same size of stars. */}
      {figure && <PostFigure {...figure} perRow={20} />}
    </li>
  );
}
