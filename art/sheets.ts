import { svgFile } from './drawing.ts';
import { sign } from './signs/rosette.ts';

/** Lengths are in px. The corner at the upper right is folded. */
const sheet = { width: 120, height: 156, fold: 22 };

/** The contact angle of each stage. Stars are loose in the first stage and closed in the last. */
const stageAngles = [22, 34, 45, 56, 68];

/** `shapes` are boxes and lines, `text` is lines in a paler tone. */
type Skeleton = { readonly shapes: string; readonly text: string };

const line = (x: number, y: number, width: number): string => `M${x} ${y}h${width}`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const tick = (x: number, y: number): string => `M${x} ${y}l3 3l5-7`;
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Each drawing shows the parts of a document's template. */
const skeletons: Readonly<Record<string, Skeleton>> = {
  sheet: { shapes: '', text: times(9, (row) => line(14, 44 + row * 12, row % 4 === 3 ? 60 : 92)) },
  'project-brief': {
    shapes: `${box(14, 40, 92, 98) + times(6, (row) => line(14, 54 + row * 14, 92))}M46 40v98`,
    text: times(
      7,
      (row) =>
        line(20, 47 + row * 14, 18) +
        line(52, 47 + row * 14, [44, 36, 48, 30, 44, 40, 26][row] ?? 40),
    ),
  },
  'decision-paper': {
    shapes: `${times(3, (column) => box(14 + column * 32, 52, 28, 52))}M14 140h44`,
    text:
      line(14, 40, 80) +
      times(3, (column) => times(4, (row) => line(19 + column * 32, 62 + row * 11, 18))) +
      line(14, 116, 92) +
      line(14, 126, 70),
  },
  'data-inventory': {
    shapes:
      box(14, 40, 92, 102) +
      times(5, (row) => line(14, 57 + row * 17, 92)) +
      'M40 40v102M63 40v102M86 40v102',
    text: times(5, (row) => line(18, 66 + row * 17, 16) + line(67, 66 + row * 17, 13)),
  },
  'baseline-measurement': {
    shapes: 'M18 42v82h90M20 112c16-2 18-44 32-44s12 30 26 34s16-10 28-12',
    text: times(8, (dash) => line(20 + dash * 11, 92, 6)) + line(18, 136, 54) + line(18, 146, 36),
  },
  'data-definition': {
    shapes: times(3, (card) => box(14, 40 + card * 35, 92, 28)),
    text: times(
      3,
      (card) =>
        line(20, 49 + card * 35, 28) + line(20, 56 + card * 35, 76) + line(20, 62 + card * 35, 58),
    ),
  },
  'target-architecture': {
    shapes:
      box(14, 42, 34, 20) +
      box(72, 42, 34, 20) +
      box(43, 82, 34, 20) +
      box(14, 122, 34, 20) +
      box(72, 122, 34, 20) +
      'M31 62v12h58v-12M60 74v8M60 102v10M31 122v-10h58v10',
    text:
      line(20, 52, 20) +
      line(78, 52, 20) +
      line(49, 92, 20) +
      line(20, 132, 20) +
      line(78, 132, 20),
  },
  'test-plan': {
    shapes: times(4, (row) => `${box(14, 42 + row * 26, 14, 14)}M92 ${40 + row * 26}v18`),
    text: times(
      4,
      (row) => line(36, 46 + row * 26, 44) + line(36, 53 + row * 26, [62, 50, 66, 46][row] ?? 50),
    ),
  },
  'model-card': {
    shapes:
      box(14, 38, 92, 30) +
      times(6, (cell) => box(14 + (cell % 3) * 32, 76 + Math.floor(cell / 3) * 34, 28, 28)),
    text:
      line(20, 49, 46) +
      line(20, 58, 70) +
      times(6, (cell) => line(19 + (cell % 3) * 32, 86 + Math.floor(cell / 3) * 34, 18)),
  },
  'operating-guide': {
    shapes: `M22 46v94${times(5, (step) => `M22 ${41 + step * 22}l6 6l-6 6l-6-6z`)}M28 91h24v12`,
    text: times(5, (step) =>
      step === 2 ? line(58, 103, 44) : line(38, 44 + step * 22, 62) + line(38, 51 + step * 22, 44),
    ),
  },
  'handover-review': {
    shapes:
      times(6, (row) => box(14, 40 + row * 15, 9, 9)) +
      times(4, (row) => tick(14, 44 + row * 15)) +
      'M14 142h38M66 142h38',
    text: times(6, (row) => line(32, 45 + row * 15, [70, 58, 66, 52, 70, 48][row] ?? 60)),
  },
};

export const sheetNames: readonly string[] = Object.keys(skeletons);

export function sheetsSvg(): string {
  const stages = stageAngles.map((angle, index) =>
    sign(`stage-${index + 1}`, [{ sides: 8, radius: 22, angle }]),
  );
  const sheets = Object.entries(skeletons).map(([name, skeleton]) => sheetOf(name, skeleton));
  return svgFile([...stages, ...sheets]);
}

function sheetOf(name: string, { shapes, text }: Skeleton): string {
  const { width, height, fold } = sheet;
  const outline =
    `M.6.6h${width - fold - 0.6}l${fold - 0.6} ${fold - 0.6}` +
    `v${height - fold - 0.6}h${1.2 - width}z` +
    `M${width - fold} .6v${fold - 0.6}h${fold - 0.6}`;
  return (
    `<g id="${name}" fill="none" stroke="currentColor" stroke-linejoin="round">` +
    `<path d="${outline}" stroke-width="1.2" vector-effect="non-scaling-stroke"/>` +
    `<path d="M14 24h48" stroke-width="3"/>` +
    `<path d="${shapes}" vector-effect="non-scaling-stroke"/>` +
    `<path d="${text}" stroke-width="2" stroke-opacity=".4"/></g>`
  );
}
