import { useEffect, useRef, useState } from 'react';
import { fill } from '#app/i18n/format.ts';
import { contrast } from '../contrast.ts';
import type { SectionProps } from '../sections.ts';

const BANDS = [
  ['--ground', 'band'],
  ['--surface', 'band band-paper'],
  ['--ground', 'band band-night'],
] as const;
const COLOURS = ['--ink', '--muted', '--link', '--focus', '--error', '--gold', '--line'] as const;

export function Colours({ guide: { names } }: SectionProps) {
  return BANDS.map(([ground, className]) => (
    <section key={className} className={className}>
      <div className="wrap guide-row">
        {COLOURS.map((colour) => (
          <Swatch key={colour} colour={colour} ground={ground} words={names.on} />
        ))}
      </div>
    </section>
  ));
}

type SwatchProps = { colour: string; ground: string; words: string };

function Swatch({ colour, ground, words }: SwatchProps) {
  const swatch = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(0);
  useEffect(() => {
    if (!swatch.current) return;
    const { color, backgroundColor } = getComputedStyle(swatch.current);
    setRatio(contrast(color, backgroundColor));
  }, []);
  return (
    <div>
      <div
        ref={swatch}
        className="guide-swatch"
        style={{ color: `var(${colour})`, background: `var(${ground})` }}
      >
        <div className="guide-strip" style={{ background: 'currentColor' }} />
      </div>
      <p className="note" dir="ltr">
        {fill(words, { colour, ground, ratio: ratio.toFixed(1) })}
      </p>
    </div>
  );
}
