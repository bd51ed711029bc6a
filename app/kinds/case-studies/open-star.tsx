import signs from '#generated/signs.json' with { type: 'json' };

/** A star without one of its points: the mark of what a study does not show. */
export function OpenStar() {
  return (
    <svg width="56" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#open`} />
    </svg>
  );
}
