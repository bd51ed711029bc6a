import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Share } from '#app/ui/share.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import type { Route } from './+types/list.ts';
import { newsCard, newsCounts } from './news-card.server.ts';
import { NewsList } from './news-list.tsx';
import { Year } from './year.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, filter, head } = filterRecords('news', url);
  const { heading, lead, title, description, sections, nextStep } = readPage(language, 'news');
  const items = records.map((item) => newsCard(item, language));
  return {
    page: { heading, lead, title, description, sections, nextStep, ...head },
    filter,
    trail: readMasthead(url, 'news').trail,
    years: [...Map.groupBy(items, ({ year }) => year)].map(([year, items]) => ({ year, items })),
    counts: newsCounts(language),
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function News({
  loaderData: { page, trail, filter, counts, years, feed },
}: Route.ComponentProps) {
  const { parts, filters, share } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} trail={trail} isCompact />
      <ul className="wrap news-counts">
        {counts.map(({ label, count, isCorrection }) => (
          <li key={label}>
            <span className="note">{label}</span> <span className="figure">{count}</span>
            <UnitChart count={count} of={Math.max(count, 10)} unit={20} isClosed={!isCorrection} />
          </li>
        ))}
      </ul>
      <section className="band band-paper" id="latest">
        <div className="wrap">
          <div className="list-head">
            <h2>{parts.latest}</h2>
            <FeedLink name="news" label={feed} />
            <Share words={share} isInline />
          </div>
          <FilterLinks {...filter} words={filters} />
          {years.map(({ year, items }) => (
            <section key={year} className="news-year grid">
              <Year year={year} />
              <NewsList items={items} level={4} />
            </section>
          ))}
        </div>
      </section>
      <div className="wrap">
        <PageSections sections={page.sections} />
      </div>
      <NextStep
        words={page.nextStep}
        promise={parts.promise}
        art={
          <div className="news-stars">
            {counts.map(({ label, count, isCorrection }) => (
              <UnitChart key={label} count={count} unit={40} isClosed={!isCorrection} />
            ))}
          </div>
        }
      />
    </>
  );
}
