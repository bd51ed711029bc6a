import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readFeeds, readPage, readRecords } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { filled } from '#app/i18n/filled.tsx';
import { formatLastDay } from '#app/i18n/format.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const jobs = readRecords(language, 'jobs').map(({ slug, name, lead, city, expires }) => ({
    slug,
    name,
    lead,
    city,
    lastDay: formatLastDay(expires, language),
  }));
  return {
    page: readPage(language, 'careers'),
    drawing: readMasthead('careers'),
    jobs,
    none: readPage(language, 'role-closed').none,
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Careers({
  loaderData: { page, drawing, jobs, none, feed },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} />
      <div className="wrap">
        <Section id="roles" heading={parts.openRoles}>
          {jobs.length === 0 && <p className="prose">{none}</p>}
          <CardList
            cards={jobs.map(({ slug, name, lead, city, lastDay }) => ({
              to: `/careers/apply/${slug}`,
              heading: name,
              text: lead,
              note: <span>{filled(parts.cityAndEnd, { city: parts[city], date: lastDay })}</span>,
            }))}
          />
          <FeedLink name="careers" label={feed} />
        </Section>
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}
