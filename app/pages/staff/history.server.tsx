import { readPage } from '#app/content/read.server.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import type { HistoryEntry } from '#app/staff-ports.ts';
import type { Language } from '#content/languages.ts';

type HistoryProps = { language: Language; entries: readonly HistoryEntry[] };

/** What staff did with a submission, newest first. */
export function History({ language, entries }: HistoryProps) {
  const { history } = readPage(language, 'staff');
  if (entries.length === 0) return <p className="prose">{history.none}</p>;
  return (
    <ol className="staff-history" reversed>
      {entries.toReversed().map(({ id, at, action, author, recipient, text }) => (
        <li key={id}>
          <p>
            {fill(history.actions[action], {
              author: isolate(author ?? history.unnamed),
              recipient: isolate(recipient ?? ''),
            })}
          </p>
          <p className="field-hint">
            <time dateTime={new Date(at).toISOString()}>{momentOf(at, language)}</time>
          </p>
          {text && <p className="staff-note">{text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Writes a moment as its day and time in Riyadh. */
export function momentOf(moment: number, language: Language): string {
  return fill(readPage(language, 'staff').history.moment, {
    day: formatDay(moment, language),
    time: formatTime(moment, language),
  });
}
