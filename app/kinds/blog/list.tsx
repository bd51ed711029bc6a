import { readMasthead } from '#app/content/drawings.server.ts';
import { notFound } from '#app/content/find.server.ts';
import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';
import { listPagePath } from './list-pages.ts';
import { readListPage } from './read-list-page.server.ts';

/** The first or a further page of the list. */
export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const list = readListPage(language, 'page' in params ? params.page : undefined);
  if (!list) throw notFound(language);
  const { page, pages } = list;
  const { sections, paging, ...words } = readPage(language, 'blog');
  const isFirst = page === 1;
  return {
    page: isFirst ? words : { ...words, title: fill(paging.title, { page: String(page) }) },
    sections: isFirst ? sections : [],
    drawing: readMasthead('blog'),
    posts: list.posts.map(({ slug, heading, lead, date }) => ({
      slug,
      heading,
      lead,
      date,
      day: formatDate(date, language),
    })),
    feed: readFeeds(language).link,
    paging:
      pages > 1
        ? {
            page,
            pages,
            words: paging,
            previous: listPagePath(page - 1),
            next: listPagePath(page + 1),
          }
        : undefined,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Blog({
  loaderData: { page, sections, drawing, posts, feed, paging },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const cards = posts.map(({ slug, heading, lead, date, day }) => ({
    to: `/blog/${slug}`,
    heading,
    text: lead,
    note: <time dateTime={date}>{day}</time>,
  }));
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} />
      <div className="wrap">
        <Section id="posts" heading={parts.posts}>
          <CardList cards={cards} />
          {paging && <Pagination {...paging} />}
          <FeedLink name="blog" label={feed} />
        </Section>
        <PageSections sections={sections} />
      </div>
    </>
  );
}
