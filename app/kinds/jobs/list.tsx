import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';
import { roleCard } from './role-facts.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, filter, head } = filterRecords('jobs', url);
  return {
    page: { ...readPage(language, 'careers'), ...head },
    filter,
    masthead: readMasthead(url, 'careers'),
    cards: records.map((job) => roleCard(job, language)),
    none: readPage(language, 'role-closed').none,
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Careers({
  loaderData: { page, masthead, filter, cards, none, feed },
}: Route.ComponentProps) {
  const { parts, filters } = useTexts();
  return (
    <PageFrame page={page} {...masthead}>
      <Section id="roles" heading={parts.openRoles}>
        <FilterLinks {...filter} words={filters} />
        {cards.length === 0 && <p className="prose">{none}</p>}
        <CardList cards={cards} />
        <FeedLink name="careers" label={feed} />
      </Section>
    </PageFrame>
  );
}
