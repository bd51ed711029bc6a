import type { Pages } from '#app/content/schemas/pages.ts';
import { filled } from '#app/i18n/filled.tsx';
import { StackedRow, TableHead, TableScroller } from '#app/ui/table-scroller.tsx';
import { type RetentionTimes, retentionRows, storageRows } from './table-rows.ts';

export function StorageTable({ words }: { words: Pages['legal']['storage'] }) {
  const names = [words.name, words.place, words.purpose, words.kept];
  return (
    <>
      <TableScroller aria-labelledby="storage-caption" isStacked>
        <caption id="storage-caption">{words.caption}</caption>
        <TableHead names={names} />
        <tbody>
          {storageRows(words).map(({ key, place, purpose, time }) => (
            <StackedRow
              key={key}
              names={names}
              cells={[{ content: <Key name={key} /> }, ...[place, purpose, time].map(cellOf)]}
            />
          ))}
        </tbody>
      </TableScroller>
      <p>{words.cookies}</p>
    </>
  );
}

function Key({ name }: { name: string }) {
  return (
    <bdi dir="ltr">
      <code>{name}</code>
    </bdi>
  );
}

function cellOf(content: string) {
  return { content };
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
