import { inherited, toSvg } from './drawing.ts';
import { homeDrawings } from './home.ts';
import { iconSvg } from './mark.ts';
import { missingTile } from './missing-tile.ts';

/** Every picture that is a file of its own: its name without `.svg`, and the file's text. */
export const drawings: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(Object.entries(homeDrawings).map(([key, draw]) => [`home/${key}`, () => toSvg(draw())])),
  'missing-tile': () => toSvg(missingTile(), inherited),
  icon: iconSvg,
};
