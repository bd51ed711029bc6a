import type { Pages } from '#app/content/schemas/pages.ts';

/** A ledger of what a client gains, in the order of time. On phones, its texts are folded. */
export function Gains({ heading, lead, items }: Pages['about-us']['benefits']) {
  return (
    <section id="benefits" className="band band-paper">
      <div className="wrap gains level">
        <h2>{heading}</h2>
        <p>{lead}</p>
        <div className="gain-list">
          {items.map(({ when, name, text }) => (
            <details key={name} className="folds-on-phones">
              <summary className="fold">
                <span>{when}</span>
                <h3>{name}</h3>
              </summary>
              <p>{text}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
