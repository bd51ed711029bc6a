import { Coin } from '#app/ui/coin.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Chain } from './list-words.server.ts';

/** A line joins the coins of services that lead into each other. The text says how. */
export function Chains({ chains }: { chains: Chain[] }) {
  return (
    <ul className="chains">
      {chains.map(({ services, arrows, text }) => (
        <li key={text}>
          <ul className={`chain arrows-${arrows}`}>
            {services.map(({ slug, name }) => (
              <li key={slug}>
                <PageLink to={`/services/${slug}`}>
                  <Coin service={slug} />
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
