import { readMap } from '#app/content/drawings.server.ts';
import { languageOf, organization, readPage } from '#app/content/read.server.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import { formatCountries } from '#app/i18n/format.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NamedList } from '#app/ui/named-list.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/about-us.ts';
import { CountryMap } from './about-us-map.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { founded, staff, countries } = organization;
  const { names, ...map } = readMap();
  return {
    page: readPage(language, 'about-us'),
    masthead: readMasthead(url, 'about-us'),
    map: {
      ...map,
      names: Object.entries(names).map(([code, place]) => ({
        ...place,
        word: formatCountries([code], language),
      })),
    },
    facts: { founded, staff, countries: formatCountries(countries, language) },
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function AboutUs({
  loaderData: { page, masthead, map, facts },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} {...masthead} />
      <div className="wrap">
        <FactList
          facts={[
            { label: parts.founded, value: facts.founded },
            { label: parts.staff, value: <bdi dir="ltr">{facts.staff.replace('-', '–')}</bdi> },
            { label: parts.countries, text: facts.countries },
          ]}
        />
        <PageSections sections={page.sections.slice(0, 1)} />
        <Section id="milestones" heading={page.milestones.heading}>
          <dl className="milestones">
            {page.milestones.items.map(({ year, text }) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <NamedSection id="values" {...page.values} />
        <NamedSection id="benefits" {...page.benefits} />
        <PageSections sections={page.sections.slice(1)} />
        <Section id="map" heading={page.map.heading}>
          <p className="prose section-lead">{page.map.text}</p>
          <CountryMap
            picture={map}
            alt={page.map.picture}
            caption={page.map.caption}
            riyadh={parts.riyadh}
            dubai={parts.dubai}
          />
        </Section>
        <Section id="offices" heading={page.offices.heading}>
          <NamedList
            items={[
              { name: parts.riyadh, text: page.offices.riyadh },
              { name: parts.dubai, text: page.offices.dubai },
            ]}
          />
        </Section>
      </div>
    </>
  );
}

function NamedSection({ id, heading, lead, items }: { id: string } & Pages['about-us']['values']) {
  return (
    <Section id={id} heading={heading}>
      <p className="prose section-lead">{lead}</p>
      <NamedList items={items} />
    </Section>
  );
}
