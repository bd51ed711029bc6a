import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readFeeds, readNewestFirst, readPage } from '#app/content/read.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/shell/card-list.tsx';
import { FeedLink } from '#app/shell/feed-link.tsx';
import { PageSections } from '#app/shell/page-sections.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/blog.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const posts = readNewestFirst(language, 'blog').map(({ slug, heading, lead, date }) => ({ slug, heading, lead, date }));
  return { page: readPage(language, 'blog'), field: readMasthead('blog'), posts, feed: readFeeds(language).link };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Blog({ loaderData: { page, field, posts, feed } }: Route.ComponentProps) {
  const { parts } = useTexts();
  const language = useLanguage();
  const cards = posts.map(({ slug, heading, lead, date }) => ({
    to: `/blog/${slug}`,
    heading,
    text: lead,
    note: <time dateTime={date}>{formatDate(date, language)}</time>,
  }));
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} field={field} />
      <div className="wrap">
        <Section id="posts" heading={parts.posts}>
          <CardList cards={cards} />
          <FeedLink name="blog" label={feed} />
        </Section>
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}
