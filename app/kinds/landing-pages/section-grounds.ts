import type { Section } from './section-schemas.ts';

export type Ground = 'sand' | 'paper' | 'night';
type Name = Section['section'];

/**
 * Chooses the background of each section, so that neighbours never have the same one. The masthead
 * before the first section is night.
 */
export function groundsOf(names: readonly Name[]): Ground[] {
  let bright: Ground = 'paper';
  return names.map((name, index) => {
    if (name === 'next-step' || (name === 'quotation' && isBetweenBright(names, index)))
      return 'night';
    bright = bright === 'sand' ? 'paper' : 'sand';
    return bright;
  });
}

function isBetweenBright(names: readonly Name[], index: number): boolean {
  const [before, after] = [names[index - 1], names[index + 1]];
  const isDark = (name: Name | undefined) => name === 'quotation' || name === 'next-step';
  return before !== undefined && !isDark(before) && !isDark(after);
}
