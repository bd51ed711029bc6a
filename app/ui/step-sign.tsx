import signs from '#generated/signs.json' with { type: 'json' };

/** art/signs/steps.ts draws this many stars. */
const SIGNS = 5;

/** A star between loose and closed. The first of the steps is loose, and the last one closed. */
export function StepSign({ index, of: count }: { index: number; of: number }) {
  const step = Math.round(1 + (index * (SIGNS - 1)) / Math.max(count - 1, 1));
  return (
    <svg className="coin" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#step-${step}`} />
    </svg>
  );
}
