import signs from '#generated/signs.json' with { type: 'json' };

export function Coin({ service }: { service: string }) {
  return (
    <svg className="coin" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#${service}`} />
    </svg>
  );
}
