import type { Pages } from '#app/content/schemas/pages.ts';
import { filled } from '#app/i18n/filled.tsx';
import { TableHead, TableScroller } from '#app/ui/table-scroller.tsx';
import { type RetentionTimes, retentionRows, storageRows } from './table-rows.ts';

export function StorageTable({ words }: { words: Pages['legal']['storage'] }) {
  return (
    <>
      <TableScroller aria-labelledby="storage-caption">
        <caption id="storage-caption">{words.caption}</caption>
        <TableHead names={[words.name, words.place, words.purpose, words.kept]} />
        <tbody>
          {storageRows(words).map(({ key, place, purpose, time }) => (
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
