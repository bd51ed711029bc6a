import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { type Card, CardList } from '#app/ui/card-list.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';
import { splitByTime } from './split-by-time.ts';
import { type WebinarCard, webinarCard } from './webinar-words.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, path, filter, head } = filterRecords('webinars', url);
  const { upcoming, past } = splitByTime(records);
  return {
    page: { ...readPage(language, 'webinars'), ...head },
    filter,
    isFiltered: path !== undefined,
    masthead: readMasthead(url, 'webinars'),
    upcoming: upcoming.map((webinar) => webinarCard(webinar, language)),
    past: past.map((webinar) => webinarCard(webinar, language)),
    calendar: absoluteUrl('/webinars.ics', language),
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Webinars({
  loaderData: { page, masthead, filter, isFiltered, upcoming, past, calendar, feed },
}: Route.ComponentProps) {
  const { filters } = useTexts();
  const { labels } = page;
  const toCard = ({ card, starts, day, time, spoken, cancelled }: WebinarCard): Card => ({
    ...card,
    note: (
      <>
        <time dateTime={new Date(starts).toISOString()}>{day}</time> · {time}{' '}
        <span>{labels.inRiyadh}</span> · <span>{spoken}</span>
        {cancelled && (
          <>
            {' '}
            · <strong>{labels.cancelled}</strong>
          </>
        )}
      </>
    ),
  });
  return (
    <PageFrame page={page} {...masthead}>
      {/* The filter applies to both lists. */}
      <FilterLinks id="filter" {...filter} words={filters} />
      <Section id="upcoming" heading={labels.upcoming}>
        {upcoming.length > 0 ? (
          <CardList cards={upcoming.map(toCard)} />
        ) : (
          <p className="prose">{isFiltered ? labels.noneInLanguage : labels.none}</p>
        )}
      </Section>
      <Section id="calendar" heading={labels.calendar}>
        <p className="prose">{labels.calendarText}</p>
        <p className="section-action">
          {/* With the scheme webcal:, calendar programs subscribe instead of importing once. */}
          <a className="button button-line" href={calendar.replace(/^https?:/, 'webcal:')}>
            {labels.calendar}
          </a>
        </p>
        <p className="note calendar-url">
          <a href={calendar}>
            <bdi dir="ltr">{calendar}</bdi>
          </a>
        </p>
        <FeedLink name="webinars" label={feed} />
      </Section>
      {past.length > 0 && (
        <Section id="past" heading={labels.past}>
          <CardList cards={past.map(toCard)} />
        </Section>
      )}
    </PageFrame>
  );
}
