import { readCertificates } from '#app/content/certificates.server.ts';
import { readMap, readWord } from '#app/content/drawings.server.ts';
import { readTeam } from '#app/content/people.server.ts';
import { bandOf } from '#app/content/range.server.ts';
import { cityOf, languageOf, organization, readPage } from '#app/content/read.server.ts';
import { filled } from '#app/i18n/filled.tsx';
import { formatCountries, formatList } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import type { Route } from './+types/about-us.ts';
import { Certificates } from './certificates.tsx';
import { Figures } from './figures.tsx';
import { FoldedText } from './folded-text.tsx';
import { Gains } from './gains.tsx';
import { History } from './history.tsx';
import { CountryMap, type Place } from './map.tsx';
import { Offices } from './offices.tsx';
import { PeopleList } from './people-list.tsx';
import { Rules } from './rules.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { founded, staff, countries, offices } = organization;
  const { names, numbers, ...map } = readMap();
  const { count, ...word } = readWord();
  const page = readPage(language, 'about-us');
  const places: Partial<Record<string, Place>> = map.offices;
  const cities = Object.keys(offices).map((office) => ({
    city: cityOf(office, language),
    text: page.offices[office],
    place: places[office],
  }));
  const { drawing: _none, ...masthead } = readMasthead(url, 'about-us');
  return {
    page,
    masthead,
    team: readTeam(language),
    certificates: readCertificates(language),
    word: { ...word, caption: fill(page.word.caption, { count: String(count) }) },
    map: {
      ...map,
      offices: cities.flatMap(({ city, place }) => (place ? [{ ...place, word: city }] : [])),
      names: Object.entries(names).map(([code, place]) => ({
        ...place,
        word: formatCountries([code], language),
      })),
      numbers: Object.values(numbers),
    },
    offices: cities.map(({ city, text, place }) => ({ city, text, isOnMap: Boolean(place) })),
    facts: {
      founded,
      staff: bandOf(staff),
      countries: { count: countries.length, names: formatCountries(countries, language) },
      offices: {
        count: Object.keys(offices).length,
        names: formatList(
          cities.map(({ city }) => city),
          language,
        ),
      },
    },
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function AboutUs({
  loaderData: { page, masthead, team, certificates, word, map, offices, facts },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const [story, ...others] = page.sections;
  const { caption, ...picture } = word;
  return (
    <>
      <Masthead
        heading={page.heading}
        lead={page.lead}
        {...masthead}
        aside={
          <figure className="wrap word">
            <img {...picture} alt={page.word.picture} />
            <figcaption>{caption}</figcaption>
          </figure>
        }
      />
      <Figures
        figures={[
          { label: parts.founded, value: facts.founded, text: page.figures.founded },
          {
            label: parts.staff,
            value: <span className="range">{filled(parts.range, facts.staff)}</span>,
            text: page.figures.staff,
          },
          { label: parts.countries, value: facts.countries.count, text: facts.countries.names },
          {
            label: page.figures.offices,
            value: facts.offices.count,
            text: facts.offices.names,
          },
        ]}
      />
      <LateStyles />
      <History {...page.milestones} />
      {story && (
        <section id={story.id} className="band">
          <div className="wrap grid story">
            <h2>{story.heading}</h2>
            <aside aria-labelledby="questions">
              <h3 id="questions">{page.questions.heading}</h3>
              <ol>
                {page.questions.items.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ol>
            </aside>
            <FoldedText text={story.body} rest={page.rest.story} />
          </div>
        </section>
      )}
      <Rules {...page.values} />
      <Gains {...page.benefits} />
      {team && (
        <section id="team" className="band">
          <div className="wrap">
            <h2>{team.heading}</h2>
            <PeopleList people={team.people} />
          </div>
        </section>
      )}
      <div className="band band-night">
        <div className="wrap grid where">
          <div>
            {others.map(({ id, heading, body }) => (
              <section key={id} id={id}>
                <h2>{heading}</h2>
                <FoldedText text={body} rest={id === 'where' ? page.rest.where : undefined} />
              </section>
            ))}
          </div>
          <CountryMap picture={map} alt={page.map.picture} caption={page.map.caption} />
          <Offices heading={page.offices.heading} offices={offices} />
        </div>
      </div>
      {certificates && <Certificates {...certificates} />}
      <NextStep
        words={page.next}
        promise={parts.promise}
        art={<img {...picture} alt="" className="word-dots" />}
      />
    </>
  );
}
