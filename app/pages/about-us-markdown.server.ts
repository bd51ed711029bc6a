import { readMap } from '#app/content/drawings.server.ts';
import { organization, readPage, readUi } from '#app/content/read.server.ts';
import { formatCountries } from '#app/i18n/format.server.ts';
import { pictureUrl } from '#app/seo/absolute-url.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';

export function markdown(language: Language): md.Part {
  const page = readPage(language, 'about-us');
  const { parts } = readUi(language);
  const { milestones, values, benefits, map, offices } = page;
  const { founded, staff, countries } = organization;
  return [
    md.masthead(page),
    md.terms([
      [parts.founded, String(founded)],
      [parts.staff, staff.replace('-', '–')],
      [parts.countries, formatCountries(countries, language)],
    ]),
    md.sections(page.sections.slice(0, 1)),
    md.section(
      milestones.heading,
      md.terms(milestones.items.map(({ year, text }) => [String(year), text])),
    ),
    md.section(values.heading, values.lead, md.namedList(values.items)),
    md.section(benefits.heading, benefits.lead, md.namedList(benefits.items)),
    md.sections(page.sections.slice(1)),
    md.section(
      map.heading,
      map.text,
      md.picture(pictureUrl(readMap().src), map.picture),
      map.caption,
    ),
    md.section(
      offices.heading,
      md.terms([
        [parts.riyadh, offices.riyadh],
        [parts.dubai, offices.dubai],
      ]),
    ),
  ];
}
