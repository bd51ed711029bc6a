import { Sheet } from './sheet.tsx';

/** Sheets in a row, and the dashed outline of one that is missing. */
export function MissingSheet({ sheets }: { sheets: readonly string[] }) {
  return (
    <span className="missing-sheet">
      {sheets.map((src) => (
        <Sheet key={src} src={src} />
      ))}
    </span>
  );
}
