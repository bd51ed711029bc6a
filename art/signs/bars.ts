import { measureBand } from '../measure-band.ts';

const cellsInBar = 44;

/** Draws the bars in their maximum length. A chart shows only a part of a bar. */
export function bars(): string[] {
  const { cell, unitsPerPixel: scale, closed, loose } = measureBand();
  return Object.entries({ closed, loose }).map(([name, d]) => {
    const cells = Array.from({ length: cellsInBar }, (_, at) => `M${at * cell * scale} 0${d}`);
    return (
      `<path id="${name}-bar" transform="scale(${1 / scale})" fill="none" stroke="currentColor"` +
      ` stroke-width="${scale}" stroke-linecap="round" d="${cells.join('')}"/>`
    );
  });
}
