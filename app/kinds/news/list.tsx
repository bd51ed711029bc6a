import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readFeeds, readPage, readRecords } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { readTrail } from '#app/seo/breadcrumbs.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/list.ts';
import { newsCard } from './news-card.server.ts';
import { NewsList } from './news-list.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'news'),
    drawing: readMasthead('news'),
    trail: readTrail(url),
    items: readRecords(language, 'news').map((item) => newsCard(item, language)),
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function News({
  loaderData: { page, drawing, trail, items, feed },
}: Route.ComponentProps) {
  const { parts, share } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} trail={trail} />
      <div className="wrap">
        <Section id="latest" heading={parts.latest}>
          <NewsList items={items} />
          <FeedLink name="news" label={feed} />
        </Section>
        <PageSections sections={page.sections} />
        <Share words={share} />
      </div>
    </>
  );
}
