import type { Pages } from '#app/content/schemas/pages.ts';
import { filled } from '#app/i18n/filled.tsx';
import { TableHead, TableScroller } from '#app/ui/table-scroller.tsx';
import { type RetentionTimes, retentionRows, storageRows } from './table-rows.ts';

export function StorageTable({ words }: { words: Pages['legal']['storage'] }) {
  const names = [words.name, words.place, words.purpose, words.kept];
  return (
    <>
      <TableScroller aria-labelledby="storage-caption">
        <caption id="storage-caption">{words.caption}</caption>
        <TableHead names={names} />
        <tbody>
          {storageRows(words).map(({ key, place, purpose, time }) => (
            <tr key={key}>
              <td data-label={words.name}>
                <bdi dir="ltr">
                  <code>{key}</code>
                </bdi>
              </td>
              <td data-label={words.place}>{place}</td>
              <td data-label={words.purpose}>{purpose}</td>
              <td data-label={words.kept}>{time}</td>
            </tr>
          ))}
        </tbody>
      </TableScroller>
      <p>{words.cookies}</p>
    </>
  );
}

type RetentionTableProps = { words: Pages['legal']['retention']; times: RetentionTimes };

export function RetentionTable({ words, times }: RetentionTableProps) {
  return (
    <TableScroller aria-labelledby="retention-caption">
      <caption id="retention-caption">{words.caption}</caption>
      <TableHead names={[words.what, words.kept]} />
      <tbody>
        {retentionRows(words, times).map(({ name, time, until }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{until ? filled(until, { time }) : time}</td>
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
