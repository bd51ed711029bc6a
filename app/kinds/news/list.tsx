import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readFeeds, readPage, readRecords } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { formatDate } from '#app/i18n/format.server.ts';
import { toMoment } from '#app/i18n/moment.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { withHijriDate } from '#app/kinds/hijri-date.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const items = readRecords(language, 'news').map((item) => ({
    ...item,
    day: withHijriDate(formatDate(item.date, language), toMoment(item.date), language),
  }));
  return {
    page: readPage(language, 'news'),
    drawing: readMasthead('news'),
    items,
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function News({ loaderData: { page, drawing, items, feed } }: Route.ComponentProps) {
  const { parts, share } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} />
      <div className="wrap">
        <Section id="latest" heading={parts.latest}>
          <ul className="cards">
            {items.map(({ slug, heading, date, day, body }) => (
              <li key={slug} id={slug} className="card">
                <p className="note">
                  <time dateTime={date}>{day}</time>
                </p>
                <h3>{heading}</h3>
                <Markdown text={body} />
              </li>
            ))}
          </ul>
          <FeedLink name="news" label={feed} />
        </Section>
        <PageSections sections={page.sections} />
        <Share words={share} />
      </div>
    </>
  );
}
