import type { ReactNode } from 'react';

/** `value` is in large type, `text` is in normal type below the value. */
export type Fact = { label: string; value?: ReactNode; text?: ReactNode; isWide?: boolean };

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, text, isWide }) => (
        <div key={label} className={isWide ? 'facts-wide' : undefined}>
          <dt>{label}</dt>
          {value && <dd>{value}</dd>}
          {text && <dd className="facts-text">{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
