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
import type { Webinar } from './schema.ts';
import { webinarWords } from './webinar-words.server.ts';

export function feedItem(webinar: Webinar, language: Language): FeedItem {
  const { labels } = readPage(language, 'webinars');
  const { starts, cancelled, heading, updated } = webinar;
  const { takesPlace, notice, duration, spoken, pointsHeading } = webinarWords(webinar, language);
  const path = `/webinars/${webinar.slug}`;
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
        {notice && (
          <p>{cancelled ? <strong>{notice.text}</strong> : filled(notice.text, notice.values)}</p>
        )}
        {cancelled && webinar.cancelledReason && <p>{webinar.cancelledReason}</p>}
        <p>{webinar.lead}</p>
        <ContentFacts
          facts={[
            [labels.when, when],
            [readUi(language).parts.duration, duration],
            [labels.language, spoken],
            [labels.host, webinar.host],
          ]}
        />
        <ContentList heading={pointsHeading} items={webinar.points} />
        <ContentText text={webinar.body} language={language} path={path} />
        {takesPlace && (
          <p>
            <ContentLink to={`${path}#register`} label={labels.takePart} language={language} />
          </p>
        )}
      </>
    ),
    // The content has no day of announcement, so use the day of the last change.
    published: momentOfDay(updated),
    tags: [spoken],
  };
}
