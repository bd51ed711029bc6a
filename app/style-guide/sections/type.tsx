import type { SectionProps } from '../sections.ts';

const SIZES = [
  '--text-hero',
  '--text-1',
  '--text-2',
  '--text-3',
  '--text-lead',
  '--text-small',
] as const;
const DIGITS = '0123456789';

export function Type({ guide: { sample } }: SectionProps) {
  return (
    <div className="wrap guide-section">
      {SIZES.map((size) => (
        <div key={size}>
          <p className="note" dir="ltr">
            {size}
          </p>
          <p style={{ fontSize: `var(${size})`, fontFamily: fontOf(size) }}>{sample.heading}</p>
        </div>
      ))}
      <p className="figure">{DIGITS}</p>
      <p className="eyebrow">{sample.eyebrow}</p>
      <p className="prose">
        {sample.text} <strong>{sample.note}</strong> <em>{sample.note}</em>
      </p>
      <p className="note">{sample.note}</p>
    </div>
  );
}

function fontOf(size: (typeof SIZES)[number]): string {
  return ['--text-lead', '--text-small'].includes(size) ? 'var(--body)' : 'var(--display)';
}
