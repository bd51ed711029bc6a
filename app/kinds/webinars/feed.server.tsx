import { readFeeds, readPage, readUi } from '#app/content/read.server.ts';
import { momentOfDay } from '#app/feeds/moment-of-day.ts';
import { filled } from '#app/i18n/filled.tsx';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { riyadhIso } from '#app/i18n/moment.ts';
import {
  ContentFacts,
  ContentLink,
  ContentList,
  ContentText,
} from '#app/seo/content-html.server.tsx';
import type { Language } from '#content/languages.ts';
import type { FeedItem } from '../define-kind.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

export function feedItem(webinar: Webinar, language: Language): FeedItem {
  const { labels } = readPage(language, 'webinars');
  const { starts, movedFrom, cancelled, heading, updated } = webinar;
  const isOver = endsAt(webinar) <= Date.now();
  const path = `/webinars/${webinar.slug}`;
  const spoken = webinar.spoken === 'ar' ? labels.arabic : labels.english;
  const when = (
    <>
      <time dateTime={riyadhIso(starts)}>{formatDay(starts, language)}</time> ·{' '}
      {formatTime(starts, language)} <span>{labels.inRiyadh}</span>
    </>
  );
  return {
    path,
    title: cancelled ? fill(readFeeds(language).cancelled, { title: heading }) : heading,
    summary: webinar.description,
    content: (
      <>
        {cancelled && (
          <p>
            <strong>{labels.cancelled}</strong>
          </p>
        )}
        {isOver && !cancelled && <p>{labels.over}</p>}
        {movedFrom !== undefined && !isOver && !cancelled && (
          <p>
            {filled(labels.moved, {
              day: formatDay(movedFrom, language),
              time: formatTime(movedFrom, language),
            })}
          </p>
        )}
        <p>{webinar.lead}</p>
        <ContentFacts
          facts={[
            [labels.when, when],
            [
              readUi(language).parts.duration,
              fill(labels.length, { minutes: String(webinar.minutes) }),
            ],
            [labels.language, spoken],
            [labels.host, webinar.host],
          ]}
        />
        <ContentList heading={labels.points} items={webinar.points} />
        <ContentText text={webinar.body} language={language} path={path} />
        {!isOver && !cancelled && (
          <p>
            <ContentLink to={`${path}#take-part`} label={labels.takePart} language={language} />
          </p>
        )}
      </>
    ),
    // The day of the announcement is not recorded. Readers should notice a change in any case.
    published: momentOfDay(updated),
    tags: [spoken],
  };
}
