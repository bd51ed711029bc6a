import { readServicePicture } from '#app/content/drawings.server.ts';
import { readPage, readUi } from '#app/content/read.server.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import { formatValue } from '#app/i18n/format.ts';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { pictureUrl } from '#app/seo/absolute-url.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { readChecks } from './checks.server.ts';
import { type Figure, readFigures, readNamedResult } from './figures.server.ts';
import { highlightTargets } from './highlight.tsx';
import { PAPER } from './paper.tsx';
import { readPlaces } from './places.server.ts';
import { readStages } from './stages.server.ts';

export function homeMarkdown(language: Language): md.Part {
  const { hero, angle, highlights, proof, case: large, method, next } = readPage(language, 'home');
  const figures = readFigures(language);
  const result = readNamedResult(language);
  const stages = readStages(language).map(({ id, heading, question }) =>
    md.line(md.link(`/documentation#${id}`, heading), question),
  );
  const places = readPlaces(language);
  const partsAt: Record<number, string> = {
    3: `${highlights.fourToSeven} ${places.fourToSeven}`,
    7: `${highlights.eightToEleven} ${places.eightToEleven}`,
  };
  const blocks = serviceSlugs.map((slug, index) => {
    const { category, title, description, button, picture } = highlights.blocks[slug];
    return [
      partsAt[index],
      md.heading(3, md.link(`/services/${slug}`, title)),
      md.picture(pictureUrl(readServicePicture(slug).src), picture),
      category,
      description,
      md.link(highlightTargets[slug], button),
    ];
  });
  return [
    md.masthead({ heading: hero.headline, lead: hero.subtitle }, hero.eyebrow),
    md.line(md.link('/contact', hero.start), md.link('/services', hero.explore)),
    readUi(language).parts.free,
    result && md.link(result.to, result.text),
    angle.caption,
    md.section(
      proof.heading,
      proof.reason,
      md.cards(figures.slice(0, -1).map((figure) => figureCard(figure, language))),
      proof.unit,
      proof.note,
      md.section(
        proof.check,
        md.list(readChecks(language).map(({ to, label }) => md.link(to, label))),
        paperMarkdown(proof.paper),
      ),
    ),
    md.section(highlights.heading, highlights.lead, blocks),
    figures.slice(-1).map((figure) => largeFigure(figure, large.action, language)),
    md.section(
      method.heading,
      method.scope,
      md.list(stages),
      md.line(md.link('/contact', method.action), md.link('/services#cost', method.cost)),
    ),
    md.section(
      next.heading,
      md.line(
        md.link('/contact', next.action),
        md.link('/blog/case-study-roi#calculator', next.calculator),
      ),
    ),
  ];
}

function paperMarkdown(words: Pages['home']['proof']['paper']): md.Part {
  const { label, heading, option, effort, effect, advised, options, condition } = words;
  return [
    label,
    md.link(PAPER, heading),
    md.table(
      [option, effort, effect],
      options.map(({ isAdvised, ...cells }) => [
        isAdvised ? [cells.name, advised] : cells.name,
        cells.effort,
        cells.effect,
      ]),
    ),
    condition,
  ];
}

function figureCard(figure: Figure, language: Language) {
  const { to, sector, client, text, measure } = figure;
  const { parts } = readUi(language);
  return {
    to,
    heading: measure,
    note: [md.line(sector, client ?? parts.illustrative), changeOf(figure, language)],
    text,
  };
}

function changeOf({ unit, before, after }: Figure, language: Language): string {
  const [from, until] = [before, after].map(({ value }) => formatValue(value, unit, language));
  const change = `${from} ${readUi(language).parts.to} ${until}`;
  return unit === '%' ? change : `${change} ${unit}`;
}

function largeFigure(figure: Figure, action: string, language: Language): md.Part {
  const { to, sector, client, heading, lead, text, measure } = figure;
  return md.section(
    md.link(to, heading),
    md.line(sector, client ?? readUi(language).parts.illustrative),
    lead,
    text,
    measure,
    changeOf(figure, language),
    md.link(to, action),
  );
}
