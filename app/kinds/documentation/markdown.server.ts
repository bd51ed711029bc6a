import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { fill } from '#app/i18n/format.ts';
import { fileUrl } from '#app/seo/absolute-url.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { cardOf } from '../cards.server.ts';
import { type DownloadFile, downloadsOf } from './downloads.server.ts';
import type { Article } from './schema.ts';

export function listMarkdown(language: Language): md.Part {
  const { groups, nextStep } = readPage(language, 'documentation');
  const { promise } = readUi(language).parts;
  const cardsOf = (group: string) =>
    readRecords(language, 'documentation')
      .filter(({ section }) => section === group)
      .map((article) => cardOf('documentation', article));
  return [
    ...groups.map(({ id, heading, question, text }) =>
      md.section(heading, question, text, md.cards(cardsOf(id))),
    ),
    md.nextStep(nextStep, promise),
  ];
}

export function recordMarkdown(article: Article, language: Language): md.Part {
  const { groups, labels, nextStep } = readPage(language, 'documentation');
  const { promise } = readUi(language).parts;
  const group = groups.find(({ id }) => id === article.section)?.heading ?? labels.menu;
  const linkTo = ({ file, type, size }: DownloadFile, words: string) =>
    md.link(fileUrl(`/templates/${language.code}/${file}`), `${words} ${type} ${size}`);
  const downloads = downloadsOf(article, language).flatMap(({ name, office, plain }) => [
    linkTo(office, fill(labels.download, { name })),
    linkTo(plain, fill(labels.plain, { name })),
  ]);
  return [
    md.masthead(article, group),
    article.body,
    downloads.length > 0 && md.section(labels.downloads, md.list(downloads)),
    md.nextStep(nextStep, promise),
  ];
}
