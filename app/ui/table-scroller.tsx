import type { ReactNode } from 'react';

/** The name of a table, or the id of an element with the name. The name is unique on the page. */
export type TableName = { 'aria-labelledby': string } | { 'aria-label': string };

/** A table that scrolls sideways if it is wider than the page. The keyboard can scroll, too. */
export function TableScroller({ children, ...name }: TableName & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <section className="table-scroller" tabIndex={0} {...name}>
      <table>{children}</table>
    </section>
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
