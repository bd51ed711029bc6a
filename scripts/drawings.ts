import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toSvg } from '#art/drawing.ts';
import { gulfMap } from '#art/gulf-map.ts';
import { heroRow } from '#art/hero.ts';
import { homeDrawings } from '#art/home.ts';
import { iconSvg, markPath } from '#art/mark.ts';
import { mastheadRow } from '#art/masthead.ts';
import { mastheads } from '#art/masthead-table.ts';
import { measureBand } from '#art/measure-band.ts';
import { missingTile } from '#art/missing-tile.ts';
import { serviceIcons } from '#art/service-icons.ts';
import { hashedName } from '../app/hashed-name.server.ts';
import { readCountryOutlines } from './country-outlines.ts';

/**
 * Makes every drawing of art/. Writes the SVG files to the folder that the site serves from /art.
 */
export function makeDrawings(folder: string) {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, svg: string): string => {
    const file = hashedName(name, svg, 'svg');
    writeFileSync(path.join(folder, file), svg);
    return `/art/${file}`;
  };
  const picture = (name: string, drawing: ReturnType<typeof missingTile>) => ({
    src: write(name, toSvg(drawing)),
    width: drawing.width,
    height: drawing.height,
  });
  const map = () => {
    const { svg, width, height, offices, names } = gulfMap(readCountryOutlines());
    return { src: write('map', svg), width, height, offices, names };
  };
  return {
    icon: write('icon', iconSvg()),
    serviceIcons,
    mark: markPath(),
    hero: heroRow(),
    mastheads: Object.fromEntries(
      ['default', ...mastheads.keys()].map((name) => [name, mastheadRow(name)]),
    ),
    home: Object.fromEntries(
      Object.entries(homeDrawings).map(([name, draw]) => [name, picture(name, draw())]),
    ),
    map: map(),
    measureBand: measureBand(),
    missingTile: picture('missing-tile', missingTile()),
  };
}
