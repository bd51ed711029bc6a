import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { TextColumns } from '#app/ui/text-columns.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import type { Route } from './+types/list.ts';
import { seasonOf } from './season.server.ts';
import { Season } from './season.tsx';
import { SessionList } from './session-list.tsx';
import { splitByTime } from './split-by-time.ts';
import { webinarCard } from './webinar-words.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, path, filter, head } = filterRecords('webinars', url);
  const { upcoming, past } = splitByTime(records);
  return {
    page: { ...readPage(language, 'webinars'), ...head },
    filter,
    isFiltered: path !== undefined,
    trail: readMasthead(url, 'webinars').trail,
    season: seasonOf(records, language),
    upcoming: upcoming.map((webinar) => webinarCard(webinar, language)),
    past: past.map((webinar) => webinarCard(webinar, language)),
    calendar: absoluteUrl('/webinars.ics', language),
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Webinars({
  loaderData: { page, trail, season, filter, isFiltered, upcoming, past, calendar, feed },
}: Route.ComponentProps) {
  const { filters, parts } = useTexts();
  const { labels } = page;
  const next = upcoming.find(({ cancelled }) => !cancelled);
  return (
    <>
      <Masthead isCompact heading={page.heading} lead={page.lead} trail={trail} />
      <div className="wrap session-lists">
        {season && <Season {...season} />}
        <FilterLinks id="filter" {...filter} words={filters} />
        <section id="upcoming" className="after">
          <div className="list-head">
            <h2>{labels.upcoming}</h2>
          </div>
          {upcoming.length > 0 ? (
            <SessionList sessions={upcoming} labels={labels} ticket={next?.card.to} />
          ) : (
            <p className="prose">{isFiltered ? labels.noneInLanguage : labels.none}</p>
          )}
        </section>
      </div>
      <LateStyles />
      <section id="calendar" className="band band-paper">
        <div className="wrap session-calendar">
          <h2>{labels.calendar}</h2>
          <p>{labels.calendarText}</p>
          <div>
            {/* With the scheme webcal:, calendar programs subscribe instead of importing once. */}
            <a className="button button-line" href={calendar.replace(/^https?:/, 'webcal:')}>
              {labels.calendar}
            </a>
            <p className="note calendar-url">
              <a href={calendar}>
                <bdi dir="ltr">{calendar}</bdi>
              </a>
            </p>
            <FeedLink name="webinars" label={feed} />
          </div>
        </div>
      </section>
      {past.length > 0 && (
        <section id="past" className="band">
          <div className="wrap">
            <div className="list-head">
              <h2>{labels.past}</h2>
            </div>
            <SessionList sessions={past} labels={labels} arePast />
          </div>
        </section>
      )}
      <TextColumns sections={page.sections} />
      <NextStep
        words={page.nextStep}
        promise={parts.promise}
        art={<UnitChart count={1} of={20} perRow={5} unit={60} isClosed />}
      />
    </>
  );
}
