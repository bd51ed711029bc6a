import type { SectionProps } from '../sections.ts';

const GROUNDS = [
  ['sand', ''],
  ['paper', ' band-paper'],
  ['night', ' band-night'],
] as const;

export function Grounds({ guide: { names, sample } }: SectionProps) {
  return GROUNDS.map(([name, className]) => (
    <section key={name} className={`band${className}`}>
      <div className="wrap">
        <p className="note">{names[name]}</p>
        <h2>{sample.heading}</h2>
        <p className="lead">{sample.lead}</p>
        <p className="prose">
          {sample.text} <a href="#link">{sample.link}</a>
        </p>
        <div className="ruled">
          <p>{sample.text}</p>
        </div>
      </div>
    </section>
  ));
}
