import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readFeeds, readPage, readRecords } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { filled } from '#app/i18n/filled.tsx';
import { formatLastDay } from '#app/i18n/format.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { cardOf } from '#app/kinds/cards.server.ts';
import { withHijriDate } from '#app/kinds/hijri-date.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { ListFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'careers'),
    drawing: readMasthead('careers'),
    jobs: readRecords(language, 'jobs').map((job) => ({
      card: cardOf('jobs', job),
      city: job.city,
      date: withHijriDate(formatLastDay(job.expires, language), job.expires - 1, language),
    })),
    none: readPage(language, 'role-closed').none,
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Careers({
  loaderData: { page, drawing, jobs, none, feed },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const cards = jobs.map(({ card, city, date }) => ({
    ...card,
    note: <span>{filled(parts.cityAndEnd, { city: parts[city], date })}</span>,
  }));
  return (
    <ListFrame page={page} drawing={drawing}>
      <Section id="roles" heading={parts.openRoles}>
        {cards.length === 0 && <p className="prose">{none}</p>}
        <CardList cards={cards} />
        <FeedLink name="careers" label={feed} />
      </Section>
    </ListFrame>
  );
}
