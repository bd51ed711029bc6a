import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/list.ts';
import { newsCard } from './news-card.server.ts';
import { NewsList } from './news-list.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, filter, head } = filterRecords('news', url);
  return {
    page: { ...readPage(language, 'news'), ...head },
    filter,
    masthead: readMasthead(url, 'news'),
    items: records.map((item) => newsCard(item, language)),
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function News({
  loaderData: { page, masthead, filter, items, feed },
}: Route.ComponentProps) {
  const { parts, filters, share } = useTexts();
  return (
    <PageFrame page={page} {...masthead} end={<Share words={share} />}>
      <Section id="latest" heading={parts.latest}>
        <FilterLinks {...filter} words={filters} />
        <NewsList items={items} />
        <FeedLink name="news" label={feed} />
      </Section>
    </PageFrame>
  );
}
