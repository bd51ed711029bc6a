import { readMap, readWord } from '#app/content/drawings.server.ts';
import { bandOf } from '#app/content/range.server.ts';
import { cityOf, organization, readForm, readPage, readUi } from '#app/content/read.server.ts';
import type { Office } from '#app/content/schemas/organization.ts';
import { formatCountries, formatList } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { pictureUrl } from '#app/seo/absolute-url.server.ts';
import {
  certificatesMarkdown,
  contactMarkdown,
  registrationsMarkdown,
  teamMarkdown,
} from '#app/seo/markdown/firm-parts.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import { homeMarkdown } from './home/markdown.server.ts';

export const singlePages: Record<string, (language: Language) => md.Part> = {
  '/': homeMarkdown,
  '/about-us': aboutUs,
  '/help-center': helpCenter,
  '/assessment': assessment,
  '/contact': contact,
  '/partnership-form': partnershipForm,
  '/newsletter': newsletter,
};

function aboutUs(language: Language): md.Part {
  const page = readPage(language, 'about-us');
  const { parts } = readUi(language);
  const { milestones, values, benefits, map, offices, word, questions, next } = page;
  const [story, ...others] = page.sections;
  const { founded, staff, countries } = organization;
  const cities = Object.keys(organization.offices).map((office) => cityOf(office, language));
  return [
    md.masthead(page),
    md.picture(pictureUrl(readWord().src), word.picture),
    fill(word.caption, { count: String(readWord().count) }),
    md.terms([
      [parts.founded, `${founded}. ${page.figures.founded}`],
      [parts.staff, `${fill(parts.range, bandOf(staff))}. ${page.figures.staff}`],
      [parts.countries, formatCountries(countries, language)],
      [page.figures.offices, formatList(cities, language)],
    ]),
    md.section(
      milestones.heading,
      md.terms(milestones.items.map(({ year, text }) => [String(year), text])),
    ),
    story &&
      md.section(
        story.heading,
        [md.heading(3, questions.heading), md.list(questions.items)],
        foldedText(story.body, page.rest.story),
      ),
    md.section(values.heading, values.lead, md.namedList(values.items)),
    md.section(
      benefits.heading,
      benefits.lead,
      md.namedList(
        benefits.items.map(({ when, name, text }) => ({ name: `${when}: ${name}`, text })),
      ),
    ),
    teamMarkdown(language),
    others.map(({ id, heading, body }) =>
      md.section(heading, foldedText(body, id === 'where' ? page.rest.where : undefined)),
    ),
    [md.picture(pictureUrl(readMap().src), map.picture), map.caption],
    [
      md.heading(3, offices.heading),
      md.terms(
        Object.keys(organization.offices).map((office) => [
          cityOf(office, language),
          offices[office] ?? '',
        ]),
      ),
    ],
    certificatesMarkdown(language),
    md.nextStep(next, parts.promise),
  ];
}

/** As in app/pages/about-us/folded-text.tsx. */
function foldedText(text: MarkdownTree, rest: string | undefined): md.Part {
  const [first, ...others] = text.nodes;
  if (rest === undefined || first === undefined || others.length === 0) return text;
  return [{ ...text, nodes: [first] }, md.heading(3, rest), { ...text, nodes: others }];
}

function helpCenter(language: Language): md.Part {
  const page = readPage(language, 'help-center');
  return [
    md.masthead(page),
    page.groups.map(({ heading, questions }) => md.section(heading, md.questionList(questions))),
    md.sections(page.sections),
    md.nextStep(page.nextStep, readUi(language).parts.promise),
  ];
}

function assessment(language: Language): md.Part {
  const page = readPage(language, 'assessment');
  return [
    md.masthead(page),
    page.topics.map(({ heading, questions }) =>
      md.section(
        heading,
        questions.map(({ question, answers, advice }) => [
          md.heading(3, question),
          md.list(answers),
          advice,
        ]),
      ),
    ),
    md.sections(page.sections),
  ];
}

function contact(language: Language): md.Part {
  const page = readPage(language, 'contact');
  const { email, offices, hours } = page;
  const officeOf = ([key, { phone }]: [string, Office]) => {
    const words = offices[key];
    return [
      words && md.heading(3, words.name),
      words?.address,
      phone && md.link(`tel:${phone.replaceAll(' ', '')}`, phone),
      contactMarkdown(key, language),
    ];
  };
  const mail = `mailto:${organization.email}?subject=${encodeURIComponent(email.subject)}`;
  return [
    md.masthead(page),
    md.section(md.link('#write', readForm(language, 'contact').heading)),
    md.section(email.heading, email.text, md.link(mail, organization.email)),
    md.sections(page.sections),
    md.section(offices.heading, Object.entries(organization.offices).map(officeOf), offices.note),
    md.section(hours.heading, hours.note, hours.text, hours.local),
    registrationsMarkdown(language, { isNamed: true }),
  ];
}

function partnershipForm(language: Language): md.Part {
  const page = readPage(language, 'partnership-form');
  const form = md.link('#inquiry', readForm(language, 'partnership').heading);
  return [md.masthead(page), md.section(form), md.sections(page.sections)];
}

function newsletter(language: Language): md.Part {
  const page = readPage(language, 'newsletter');
  const { heading, letters } = readUi(language).newsletter;
  const form = md.link('#subscribe', heading);
  return [
    md.masthead(page),
    page.letters,
    md.link('/letters', letters),
    md.section(form),
    md.sections(page.sections),
  ];
}
