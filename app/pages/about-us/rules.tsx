import type { Pages } from '#app/content/schemas/pages.ts';
import signs from '#generated/signs.json' with { type: 'json' };

/** On phones, the texts are folded. */
export function Rules({ heading, lead, items }: Pages['about-us']['values']) {
  return (
    <section id="values" className="band band-night">
      <div className="wrap rules">
        <h2>{heading}</h2>
        <p>{lead}</p>
        <ol>
          {items.map(({ name, text }, index) => (
            <li key={name}>
              <details className="folds-on-phones">
                <summary className="fold">
                  <svg viewBox="0 0 48 48" aria-hidden="true">
                    <use href={`${signs.src}#rule${index + 1}`} />
                  </svg>
                  <h3>{name}</h3>
                </summary>
                <p>{text}</p>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
