import { LANGUAGE_CHOICE_KEY, LANGUAGE_KEY, SCROLL_KEY } from '#app/constants.ts';
import type { Pages } from '#app/content/schemas/pages.ts';

type StorageWords = Pages['legal']['storage'];
export type RetentionWords = Pages['legal']['retention'];
type Kept = keyof RetentionWords['rows'];
export type RetentionTimes = Record<Kept, string>;

export function storageRows(words: StorageWords) {
  const { rows, local, session, untilCleared, untilClosed } = words;
  return [
    { key: LANGUAGE_KEY, place: local, purpose: rows.language, time: untilCleared },
    { key: LANGUAGE_CHOICE_KEY, place: local, purpose: rows.languageChoice, time: untilCleared },
    { key: SCROLL_KEY, place: session, purpose: rows.scroll, time: untilClosed },
  ];
}

/** `until` describes a retention period that begins or ends with an event. */
export function retentionRows(words: RetentionWords, times: RetentionTimes) {
  const until: Partial<Record<Kept, string>> = {
    webinar: words.afterEvent,
    newsletter: words.untilUnsubscribed,
    letters: words.afterLetter,
  };
  return (Object.keys(words.rows) as Kept[]).map((name) => ({
    name: words.rows[name],
    time: times[name],
    until: until[name],
  }));
}
