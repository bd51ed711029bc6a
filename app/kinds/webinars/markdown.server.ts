import { readFeeds, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { cardOf } from '../cards.server.ts';
import { withHijriDate } from '../hijri-date.server.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';
import { splitByTime } from './split-by-time.ts';

export function listMarkdown(language: Language): md.Part {
  const { labels } = readPage(language, 'webinars');
  const { upcoming, past } = splitByTime(readRecords(language, 'webinars'));
  const calendar = absoluteUrl('/webinars.ics', language);
  const cardsOf = (webinars: Webinar[]) =>
    md.cards(
      webinars.map((webinar) => ({
        ...cardOf('webinars', webinar),
        note: md.line(
          withHijriDate(formatDay(webinar.starts, language), webinar.starts, language),
          `${formatTime(webinar.starts, language)} ${labels.inRiyadh}`,
          webinar.spoken === 'ar' ? labels.arabic : labels.english,
          webinar.cancelled && md.strong(labels.cancelled),
        ),
      })),
    );
  return [
    md.section(labels.upcoming, upcoming.length > 0 ? cardsOf(upcoming) : labels.none),
    md.section(
      labels.calendar,
      labels.calendarText,
      md.link(calendar.replace(/^https?:/, 'webcal:'), labels.calendar),
      md.link(calendar, calendar),
      md.link(feedPath('webinars', 'xml'), readFeeds(language).link),
    ),
    past.length > 0 && md.section(labels.past, cardsOf(past)),
  ];
}

export function recordMarkdown(webinar: Webinar, language: Language): md.Part {
  const { labels } = readPage(language, 'webinars');
  const { parts, navigation } = readUi(language);
  const { slug, starts, movedFrom, cancelled, minutes, seats } = webinar;
  const isOver = endsAt(webinar) <= Date.now();
  const takesPlace = !isOver && !cancelled;
  const day = (moment: number) => formatDay(moment, language);
  const time = (moment: number) => formatTime(moment, language);
  const when = [
    withHijriDate(day(starts), starts, language),
    `${time(starts)} ${labels.inRiyadh}`,
    `${formatTime(starts, language, 'Asia/Dubai')} ${labels.inDubai}`,
  ];
  return [
    md.masthead(webinar, navigation.webinars),
    takesPlace && md.link(`/webinars/${slug}/invitation.ics`, labels.invitation),
    cancelled && labels.cancelled,
    movedFrom !== undefined &&
      takesPlace &&
      fill(labels.moved, { day: day(movedFrom), time: time(movedFrom) }),
    isOver && !cancelled && labels.over,
    md.terms([
      [labels.when, when.join(' · ')],
      [parts.duration, fill(labels.length, { minutes: String(minutes) })],
      [labels.language, webinar.spoken === 'ar' ? labels.arabic : labels.english],
      [labels.host, webinar.host],
    ]),
    md.section(labels.points, md.list(webinar.points)),
    md.section(labels.about, webinar.body),
    takesPlace &&
      md.section(
        labels.takePart,
        labels.takePartText,
        fill(labels.seats, { seats: String(seats) }),
      ),
    md.link('/webinars', labels.all),
  ];
}
