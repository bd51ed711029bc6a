import signs from '#generated/signs.json' with { type: 'json' };

export function OpenStar() {
  return (
    <svg width="56" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#open`} />
    </svg>
  );
}
