import axe from 'axe-core';
import { vi } from 'vitest';

/** Returns axe's findings about a control, without the rules for whole pages. */
export async function violationsIn(element: Element): Promise<string[]> {
  checkContrastOfArabic();
  await animationsEnd(element);
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** While a panel fades in, its texts have less contrast. */
async function animationsEnd(element: Element): Promise<void> {
  const ending = element
    .getAnimations({ subtree: true })
    .filter(({ timeline, effect }) => timeline === document.timeline && hasEnd(effect));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

function hasEnd(effect: AnimationEffect | null): boolean {
  return effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
}

/**
 * Makes axe check the contrast of Arabic. Otherwise, axe would regard an Arabic word as an icon,
 * because joined letters are narrow.
 */
function checkContrastOfArabic(): void {
  const { prototype } = CanvasRenderingContext2D;
  vi.spyOn(prototype, 'measureText').mockImplementation(
    ({ length }) => ({ width: 30 * length }) as TextMetrics,
  );
}
