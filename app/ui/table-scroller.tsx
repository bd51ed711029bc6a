import type { ReactNode } from 'react';

/** A name, or the id of an element with the name. Names must be unique on a page. */
export type TableName = { 'aria-labelledby': string } | { 'aria-label': string };

type TableScrollerProps = TableName & {
  children: ReactNode;
  /** On narrow screens, each row is a block. Its cells come from `StackedRow`. */
  isStacked?: boolean | undefined;
};

export function TableScroller({ children, isStacked, ...name }: TableScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <section className="table-scroller" tabIndex={0} {...name}>
      <table className={isStacked ? 'stacked' : undefined}>{children}</table>
    </section>
  );
}

type Cell = { content: ReactNode; isFigures?: boolean };
type StackedRowProps = { names: string[]; cells: Cell[] };

/** On narrow screens, the name of its column stands before each cell except the first one. */
export function StackedRow({ names, cells }: StackedRowProps) {
  return (
    <tr>
      {cells.map(({ content, isFigures }, index) => (
        <td
          key={names[index]}
          data-label={names[index]}
          className={isFigures ? 'figures' : undefined}
        >
          {content}
        </td>
      ))}
    </tr>
  );
}

export function TableHead({ names }: { names: string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
