import { measureBand } from '../measure-band.ts';

const cellsInBar = 44;

/** These bars have the largest length. Charts show only a part of each bar. */
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
