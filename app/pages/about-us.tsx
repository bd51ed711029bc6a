import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, organization, readPage } from '#app/content/read.server.ts';
import { say } from '#app/i18n/fallback.ts';
import { formatCountries } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { PageSections } from '#app/shell/page-sections.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import type { Route } from './+types/about-us.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { founded, staff, countries } = organization;
  return { page: readPage(languageOf(url), 'about-us'), field: readMasthead('about-us'), facts: { founded, staff, countries } };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function AboutUs({ loaderData: { page, field, facts } }: Route.ComponentProps) {
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} field={field} />
      <div className="wrap">
        <Facts {...facts} />
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}

function Facts({ founded, staff, countries }: Route.ComponentProps['loaderData']['facts']) {
  const { parts } = useTexts();
  const language = useLanguage();
  return (
    <dl className="facts">
      <div>
        <dt {...say(parts.founded)} />
        <dd>{founded}</dd>
      </div>
      <div>
        <dt {...say(parts.staff)} />
        <dd>
          <bdi dir="ltr">{staff.replace('-', '–')}</bdi>
        </dd>
      </div>
      <div>
        <dt {...say(parts.countries)} />
        <dd className="facts-text">{formatCountries(countries, language)}</dd>
      </div>
    </dl>
  );
}
