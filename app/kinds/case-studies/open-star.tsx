import signs from '#generated/signs.json' with { type: 'json' };

export function OpenStar({ width = 56 }: { width?: number }) {
  return (
    <svg width={width} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#open`} />
    </svg>
  );
}
