import { cityOf, organization, readPage } from '#app/content/read.server.ts';
import { formatDay, formatDayParts, formatTime } from '#app/i18n/format.server.ts';
import { fill, formatCount, formatLanguage, formatUnit } from '#app/i18n/format.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';
import { cardOf } from '../cards.server.ts';
import { hijriDate } from '../hijri-date.server.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';
import { spokenIn } from './spoken-in.ts';

export function webinarWords(webinar: Webinar, language: Language) {
  const { labels } = readPage(language, 'webinars');
  const isOver = endsAt(webinar) <= Date.now();
  return {
    takesPlace: !isOver && !webinar.cancelled,
    after: isOver || webinar.cancelled ? afterWebinar(webinar, language) : undefined,
    notice: noticeOf(webinar, isOver, language),
    duration: formatUnit(webinar.minutes, 'minute', language),
    seats: formatCount(labels.seats, webinar.seats, language),
    spoken: spokenLanguage(webinar, language),
    pointsHeading: isOver ? labels.pointsPast : labels.points,
  };
}

export type AfterWebinar = ReturnType<typeof afterWebinar>;

/** A cancelled webinar has no files. */
function afterWebinar(webinar: Webinar, language: Language) {
  const { labels } = readPage(language, 'webinars');
  const { cancelled, cancelledReason } = webinar;
  const materials = cancelled ? [] : materialsOf(webinar, language);
  if (cancelled) {
    const reason = cancelledReason ? [cancelledReason] : [];
    const texts = [...reason, labels.cancelledText, labels.nextDates];
    return { heading: labels.cancelledHeading, texts, materials };
  }
  return materials.length > 0
    ? { heading: labels.materials, texts: [labels.nextDates], materials }
    : { heading: labels.next, texts: [labels.nextText], materials };
}

function materialsOf({ slides, recording }: Webinar, language: Language) {
  const { labels } = readPage(language, 'webinars');
  const all = [
    { label: labels.slides, material: slides },
    { label: labels.recording, material: recording },
  ];
  return all.flatMap(({ label, material }) => {
    if (!material) return [];
    const { url, title, language: code } = material;
    return [{ url, title, label, language: { code, name: formatLanguage(code, language) } }];
  });
}

export type WebinarCard = ReturnType<typeof webinarCard>;

export function webinarCard(webinar: Webinar, language: Language) {
  const { starts, cancelled, seats } = webinar;
  const { labels } = readPage(language, 'webinars');
  return {
    card: cardOf('webinars', webinar),
    starts,
    date: { ...formatDayParts(starts, language), hijri: hijriDate(starts, language) },
    time: formatTime(starts, language),
    inOffices: timesInOffices(starts, language),
    duration: formatUnit(webinar.minutes, 'minute', language),
    seats: { count: seats, text: formatCount(labels.seats, seats, language) },
    spoken: spokenLanguage(webinar, language),
    cancelled,
  };
}

/** Returns the time in each office whose time differs from Riyadh, such as “19:00 Dubai time”. */
export function timesInOffices(moment: Moment, language: Language): string[] {
  const { inCity } = readPage(language, 'webinars').labels;
  const times = Object.entries(organization.offices).flatMap(([office, { timeZone }]) => {
    if (timeZone === undefined) return [];
    const label = fill(inCity, { city: cityOf(office, language) });
    return [[timeZone, `${formatTime(moment, language, timeZone)} ${label}`] as const];
  });
  // Offices in one time zone share a line.
  return [...new Map(times.toReversed()).values()].toReversed();
}

function noticeOf({ cancelled, movedFrom }: Webinar, isOver: boolean, language: Language) {
  const { labels } = readPage(language, 'webinars');
  if (cancelled) return { text: labels.cancelled, values: {} };
  if (isOver) return { text: labels.over, values: {} };
  if (movedFrom === undefined) return undefined;
  const [day, time] = [formatDay(movedFrom, language), formatTime(movedFrom, language)];
  return { text: labels.moved, values: { day, time } };
}

function spokenLanguage({ spoken }: Webinar, language: Language): string {
  return spokenIn(spoken, readPage(language, 'webinars').labels);
}
