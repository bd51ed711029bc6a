import signs from '#generated/signs.json' with { type: 'json' };

/** The rosette of a service, from art/signs/coins.ts, in the colour of the surrounding text. */
export function Coin({ service }: { service: string }) {
  return (
    <svg className="coin" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#${service}`} />
    </svg>
  );
}
