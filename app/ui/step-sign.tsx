import signs from '#generated/signs.json' with { type: 'json' };
import { ClosingSign } from './closing-sign.tsx';

/** art/signs/steps.ts draws this many stars. */
const SIGNS = 5;

/** A star between loose and closed. The first of the steps is loose, and the last one closed. */
export function StepSign({ index, of: count }: { index: number; of: number }) {
  const step = Math.round(1 + (index * (SIGNS - 1)) / Math.max(count - 1, 1));
  return <ClosingSign loose={`${signs.src}#step-1`} closed={`${signs.src}#step-${step}`} />;
}
