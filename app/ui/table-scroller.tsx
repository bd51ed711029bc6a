import type { ReactNode } from 'react';

/** The name of a table, or the id of an element with the name. It is unique on the page. */
export type TableName = { 'aria-labelledby': string } | { 'aria-label': string };

/** A table that scrolls sideways if it is wider than the page. The keyboard can scroll it, too. */
export function TableScroller({ children, ...name }: TableName & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls
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
