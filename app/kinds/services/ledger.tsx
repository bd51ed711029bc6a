import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { Coin } from '#app/ui/coin.tsx';
import type { Service } from './schema.ts';

type LedgerProps = {
  service: Pick<Service, 'slug' | 'needs' | 'deliverables'>;
  give: string;
  receive: string;
};

export function Ledger({ service: { slug, needs, deliverables }, give, receive }: LedgerProps) {
  const { parts } = useTexts();
  const count = fill(parts.of, { count: String(deliverables.items.length) });
  return (
    <div className="band exchange">
      <section className="wrap" id="needs">
        <p className="ledger-side">{give}</p>
        <details className="folds-on-phones">
          <summary className="fold">
            <h2>{needs.heading}</h2>
          </summary>
          <ul className="needs">
            {needs.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      </section>
      <section className="wrap" id="deliverables">
        <p className="ledger-side">{receive}</p>
        <h2>{deliverables.heading}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls */}
        <section className="sheets" tabIndex={0} aria-label={deliverables.heading}>
          <ul>
            {deliverables.items.map(({ name, text }) => (
              <li key={name} className="folded">
                <h3 data-of={count}>{name}</h3>
                <p>{text}</p>
                <Coin service={slug} />
              </li>
            ))}
          </ul>
        </section>
      </section>
    </div>
  );
}
