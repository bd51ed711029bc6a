import type { ReactNode } from 'react';

type Figure = { label: string; value: ReactNode; text?: string };

export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="wrap firm-figures">
      {figures.map(({ label, value, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
          {text && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
