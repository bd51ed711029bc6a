import axe from 'axe-core';
import { vi } from 'vitest';

/** What axe finds wrong with a control as it is shown now; rules for whole pages do not apply. */
export async function violationsIn(element: Element): Promise<string[]> {
  checkContrastOfArabic();
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * A joined Arabic word is narrower than its letters one by one. axe therefore takes it for an icon
 * of an icon font, and does not check its contrast. Here every text is as wide as its letters.
 */
function checkContrastOfArabic(): void {
  const { prototype } = CanvasRenderingContext2D;
  vi.spyOn(prototype, 'measureText').mockImplementation(
    ({ length }) => ({ width: 30 * length }) as TextMetrics,
  );
}
