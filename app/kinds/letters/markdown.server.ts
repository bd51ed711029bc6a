import { readFeeds, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { letterCards, openingOf } from './letter-card.server.ts';
import type { Letter } from './schema.ts';

export function listMarkdown(language: Language): md.Part {
  const { labels, nextStep } = readPage(language, 'letters');
  const [latest, ...earlier] = letterCards(language);
  const [letter] = readRecords(language, 'letters');
  return [
    latest &&
      letter && [
        md.heading(2, md.link(latest.to, latest.heading)),
        noteOf(latest, labels.place),
        openingOf(letter),
      ],
    earlier.length > 0 &&
      md.section(
        labels.earlier,
        md.cards(earlier.map((card) => ({ ...card, note: noteOf(card) }))),
      ),
    md.link(feedPath('letters', 'xml'), readFeeds(language).link),
    md.nextStep(nextStep, readUi(language).newsletter.consent, '/newsletter'),
  ];
}

export function recordMarkdown(letter: Letter, language: Language): md.Part {
  const { labels, nextStep } = readPage(language, 'letters');
  const card = letterCards(language).find(({ to }) => to === `/letters/${letter.slug}`);
  return [
    md.heading(1, letter.heading),
    card && noteOf(card, labels.place),
    letter.body,
    labels.signature,
    md.link('/letters', labels.all),
    md.nextStep(nextStep, readUi(language).newsletter.consent, '/newsletter'),
  ];
}

function noteOf({ issue, day }: { issue: string; day: string }, place?: string): md.Part {
  return md.line(issue, place ? `${place} ${day}` : day);
}
