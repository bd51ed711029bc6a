import { LANGUAGE_CHOICE_KEY, LANGUAGE_KEY, SCROLL_KEY } from '#app/constants.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import { filled } from '#app/i18n/filled.tsx';
import { TableHead, TableScroller } from '#app/ui/table-scroller.tsx';

/**
 * What the site keeps in the browser: made of the names that the code keeps it under, so that the
 * text cannot differ.
 */
export function StorageTable({ words }: { words: Pages['legal']['storage'] }) {
  const kept = [
    {
      key: LANGUAGE_KEY,
      place: words.local,
      purpose: words.rows.language,
      time: words.untilCleared,
    },
    {
      key: LANGUAGE_CHOICE_KEY,
      place: words.local,
      purpose: words.rows.languageChoice,
      time: words.untilCleared,
    },
    { key: SCROLL_KEY, place: words.session, purpose: words.rows.scroll, time: words.untilClosed },
  ];
  return (
    <>
      <TableScroller aria-labelledby="storage-caption">
        <caption id="storage-caption">{words.caption}</caption>
        <TableHead names={[words.name, words.place, words.purpose, words.kept]} />
        <tbody>
          {kept.map(({ key, place, purpose, time }) => (
            <tr key={key}>
              <td>
                <bdi dir="ltr">
                  <code>{key}</code>
                </bdi>
              </td>
              <td>{place}</td>
              <td>{purpose}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </TableScroller>
      <p>{words.cookies}</p>
    </>
  );
}

type RetentionTableProps = {
  words: Pages['legal']['retention'];
  times: Record<keyof Pages['legal']['retention']['rows'], string>;
};

/** What visitors send, and how long it is kept: from the constants by which it is deleted. */
export function RetentionTable({ words, times }: RetentionTableProps) {
  const timeOf = (name: keyof typeof words.rows) => {
    const time = times[name];
    if (name === 'webinar') return filled(words.afterEvent, { time });
    if (name === 'newsletter') return filled(words.untilUnsubscribed, { time });
    return time;
  };
  return (
    <TableScroller aria-labelledby="retention-caption">
      <caption id="retention-caption">{words.caption}</caption>
      <TableHead names={[words.what, words.kept]} />
      <tbody>
        {(Object.keys(words.rows) as (keyof typeof words.rows)[]).map((name) => (
          <tr key={name}>
            <td>{words.rows[name]}</td>
            <td>{timeOf(name)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
