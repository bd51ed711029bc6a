import { notFound } from '#app/content/find.server.ts';
import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { cardOf } from '#app/kinds/cards.server.ts';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';
import { listPagePath, readListPage } from './list-pages.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, path, filter, head } = filterRecords('blog', url);
  const asked = path ? url.searchParams.get('page') : 'page' in params && params.page;
  const list = readListPage(records, asked || undefined);
  if (!list) throw notFound(language);
  const { page, pages } = list;
  const { sections, paging, topics, ...words } = readPage(language, 'blog');
  const isFirst = page === 1;
  const pathOf = (number: number) => (path ? `${path}&page=${number}` : listPagePath(number));
  return {
    page: isFirst
      ? { ...words, ...head, sections }
      : { ...words, ...head, title: fill(paging.title, { page: String(page) }), sections: [] },
    masthead: readMasthead(url, 'blog'),
    filter,
    posts: list.posts.map((post) => ({
      card: cardOf('blog', post),
      date: post.date,
      day: formatDate(post.date, language),
      topic: topics[post.topic],
    })),
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
  loaderData: { page, masthead, filter, posts, feed, paging },
}: Route.ComponentProps) {
  const { parts, filters } = useTexts();
  const cards = posts.map(({ card, date, day, topic }) => ({
    ...card,
    note: (
      <>
        <time dateTime={date}>{day}</time> · <span>{topic}</span>
      </>
    ),
  }));
  return (
    <PageFrame page={page} {...masthead}>
      <Section id="posts" heading={parts.posts}>
        <FilterLinks {...filter} words={filters} />
        <CardList cards={cards} />
        <Pagination {...paging} />
        <FeedLink name="blog" label={feed} />
      </Section>
    </PageFrame>
  );
}
