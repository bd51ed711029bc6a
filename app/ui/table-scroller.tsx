import type { ReactNode } from 'react';

/** A name, or the id of an element with the name. Names must be unique on a page. */
export type TableName = { 'aria-labelledby': string } | { 'aria-label': string };

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
