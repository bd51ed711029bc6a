import { languageOf, readFeeds, readPage } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import type { Route } from './+types/list.ts';
import { Day } from './day.tsx';
import { dayHours } from './day-hours.server.ts';
import { HiredStar, HiringSteps } from './hiring-steps.tsx';
import { roleMonths, roleRows } from './role-facts.server.ts';
import { RoleRows } from './role-rows.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const page = readPage(language, 'careers');
  const { records, filter, head } = filterRecords('jobs', url);
  const { drawing: _none, ...masthead } = readMasthead(url, 'careers');
  return {
    page: { ...page, ...head },
    hours: dayHours(page.dayHours, language),
    filter,
    masthead,
    roles: roleRows(records, language),
    months: roleMonths(language),
    none: readPage(language, 'role-closed').none,
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Careers({
  loaderData: { page, hours, masthead, filter, roles, months, none, feed },
}: Route.ComponentProps) {
  const { parts, filters } = useTexts();
  const { dir } = useLanguage();
  return (
    <>
      <Masthead
        heading={page.heading}
        lead={page.lead}
        {...masthead}
        aside={<Day hours={hours} words={page.day} />}
      >
        <a href="#roles" className="button button-gold">
          {parts.openRoles}
        </a>
      </Masthead>
      <LateStyles />
      <section id="roles" className="band">
        <div className="wrap">
          <div className="list-head">
            <h2>{parts.openRoles}</h2>
            <FeedLink name="careers" label={feed} />
          </div>
          <FilterLinks {...filter} words={filters} />
          {roles.length > 0 ? <p>{page.roles.order}</p> : <p>{none}</p>}
          <svg className="role-months" aria-hidden="true">
            {months.map(({ name, at }) => {
              const x = `${dir === 'rtl' ? 100 - at : at}%`;
              return (
                <g key={name}>
                  <line x1={x} x2={x} y2="100%" />
                  <text x={x} y="1em">
                    {name}
                  </text>
                </g>
              );
            })}
          </svg>
          <RoleRows roles={roles} months={months} />
        </div>
      </section>
      {page.sections.map(({ id, heading, body }, index) => {
        const Body = id === 'hiring' ? HiringSteps : Markdown;
        return (
          <section
            key={id}
            id={id}
            className={`band careers-section${index % 2 === 0 ? ' band-paper' : ''}`}
          >
            <div className="wrap">
              <h2>{heading}</h2>
              <Body text={body} />
            </div>
          </section>
        );
      })}
      <NextStep words={page.next} promise={parts.promise} art={<HiredStar />} />
    </>
  );
}
