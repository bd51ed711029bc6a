import type { Pages } from '#app/content/schemas/pages.ts';
import signs from '#generated/signs.json' with { type: 'json' };

type NamedTexts = Pages['about-us']['values'];

export function Rules({ heading, lead, items }: NamedTexts) {
  return (
    <section id="values" className="band band-night">
      <div className="wrap rules">
        <h2>{heading}</h2>
        <p>{lead}</p>
        <ol>
          {items.map(({ name, text }, index) => (
            <li key={name}>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <use href={`${signs.src}#rule${index + 1}`} />
              </svg>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Gains({ heading, lead, items }: NamedTexts) {
  return (
    <section id="benefits" className="band band-paper">
      <div className="wrap grid gains">
        <div>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </div>
        <dl>
          {items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
