import signs from '#generated/signs.json' with { type: 'json' };

/** The rosette of a service, from art/signs/coins.ts. It takes the colour of the text around it. */
export function Coin({ service }: { service: string }) {
  return (
    <svg className="coin" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#${service}`} />
    </svg>
  );
}
