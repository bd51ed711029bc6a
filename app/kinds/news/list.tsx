import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readTrail } from '#app/seo/breadcrumbs.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
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
    drawing: readMasthead('news'),
    trail: readTrail(url),
    items: records.map((item) => newsCard(item, language)),
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function News({
  loaderData: { page, drawing, trail, filter, items, feed },
}: Route.ComponentProps) {
  const { parts, filters, share } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} trail={trail} />
      <div className="wrap">
        <Section id="latest" heading={parts.latest}>
          <FilterLinks {...filter} words={filters} />
          <NewsList items={items} />
          <FeedLink name="news" label={feed} />
        </Section>
        <PageSections sections={page.sections} />
        <Share words={share} />
      </div>
    </>
  );
}
