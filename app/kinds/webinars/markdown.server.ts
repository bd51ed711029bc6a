import { readFeeds, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { withHijriDate } from '../hijri-date.server.ts';
import type { Webinar } from './schema.ts';
import { splitByTime } from './split-by-time.ts';
import { timesInOffices, webinarCard, webinarWords } from './webinar-words.server.ts';

export function listMarkdown(language: Language): md.Part {
  const { labels, nextStep } = readPage(language, 'webinars');
  const { promise } = readUi(language).parts;
  const { upcoming, past } = splitByTime(readRecords(language, 'webinars'));
  const calendar = absoluteUrl('/webinars.ics', language);
  const cardsOf = (webinars: Webinar[], arePast = false) =>
    md.cards(webinars.map((webinar) => cardWithFacts(webinar, language, arePast)));
  return [
    md.section(labels.upcoming, upcoming.length > 0 ? cardsOf(upcoming) : labels.none),
    md.section(
      labels.calendar,
      labels.calendarText,
      md.link(calendar.replace(/^https?:/, 'webcal:'), labels.calendar),
      md.link(calendar, calendar),
      md.link(feedPath('webinars', 'xml'), readFeeds(language).link),
    ),
    past.length > 0 && md.section(labels.past, cardsOf(past, true)),
    md.nextStep(nextStep, promise),
  ];
}

function cardWithFacts(webinar: Webinar, language: Language, isPast: boolean) {
  const { labels } = readPage(language, 'webinars');
  const { card, date, time, inOffices, spoken, duration, seats, cancelled } = webinarCard(
    webinar,
    language,
  );
  const { weekday, day, month, hijri } = date;
  const facts = [
    `${labels.language}: ${spoken}`,
    `${time} ${labels.inRiyadh}`,
    ...(isPast ? [] : inOffices),
    !isPast && `${readUi(language).parts.duration}: ${duration}`,
    !isPast && !cancelled && seats.text,
    cancelled && md.strong(labels.cancelled),
  ];
  return {
    ...card,
    note: [md.line(`${weekday} ${day} ${month}`, hijri ?? false), md.line(...facts)],
  };
}

export function recordMarkdown(webinar: Webinar, language: Language): md.Part {
  const { labels, ownCase } = readPage(language, 'webinars');
  const { parts, navigation } = readUi(language);
  const { slug, starts, host, points, body } = webinar;
  const { takesPlace, after, notice, duration, seats, spoken, pointsHeading } = webinarWords(
    webinar,
    language,
  );
  const when = [
    withHijriDate(formatDay(starts, language), starts, language),
    `${formatTime(starts, language)} ${labels.inRiyadh}`,
    ...timesInOffices(starts, language),
  ];
  return [
    md.masthead(webinar, navigation.webinars),
    takesPlace && md.link(`/webinars/${slug}/invitation.ics`, labels.invitation),
    notice && fill(notice.text, notice.values),
    md.terms([
      [labels.when, when.join(' · ')],
      [parts.duration, duration],
      [labels.language, spoken],
      [labels.host, host],
    ]),
    md.section(pointsHeading, md.list(points)),
    md.section(labels.about, body),
    takesPlace && md.section(labels.takePart, labels.takePartText, seats),
    after &&
      md.section(
        after.heading,
        after.materials.map(({ label, url, title }) => md.link(url, `${label}: ${title}`)),
        after.texts,
        md.link('/newsletter', labels.nextAction),
      ),
    md.link('/webinars', labels.all),
    md.nextStep(ownCase, parts.promise),
  ];
}
