import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { homeSize } from '#art/composition.ts';
import { toColumn, toElement, toFrames, toSvg } from '#art/drawing.ts';
import { fieldSvg } from '#art/field.ts';
import { gulfMap } from '#art/gulf-map.ts';
import { homeDrawings } from '#art/home.ts';
import { homeFieldSvg } from '#art/home-field.ts';
import { homeSquares } from '#art/home-squares.ts';
import { girihMark, iconSvg } from '#art/mark.ts';
import { missingTile } from '#art/missing-tile.ts';
import { pageFieldSvg, pageFields } from '#art/page-fields.ts';
import { pageLogo } from '#art/page-logo.ts';
import { sheetNames, sheetsSvg } from '#art/sheets.ts';
import { signsSvg } from '#art/signs/signs.ts';
import { languageBox, wordmarkWidth } from '#art/signs/wordmark.ts';
import { measuredWord } from '#art/word.ts';
import { hashedName } from '../app/hashed-name.server.ts';
import { faceLanguage } from '../app/i18n/face-language.ts';
import { languages } from '../content/languages.ts';
import { readCountryOutlines } from './country-outlines.ts';
import type { DrawnFirm } from './drawn-firm.ts';
import { fileOf, typefaces } from './fonts.ts';
import { ORIGIN, wordOutlines } from './word-outline.ts';

/** The number of frames of each picture of the home page, as in app/pages/home/frames.css. */
const FRAMES = 12;

/**
 * Makes every drawing of art/. Writes the SVG files to the folder that the site serves from /art.
 */
export function makeDrawings(folder: string, firm: DrawnFirm) {
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
    const { svg, width, height, offices, names, numbers } = gulfMap(
      readCountryOutlines(),
      firm.offices,
      firm.countries,
    );
    return { src: write('map', svg), width, height, offices, names, numbers };
  };
  const display = fileOf({ source: typefaces.display });
  const names = Object.fromEntries(
    Object.entries(firm.names).map(([code, name]) => [
      code,
      { outlines: wordOutlines(name, display), ...ORIGIN },
    ]),
  );
  const arabic = fileOf({ source: typefaces.arabic });
  const languageNames = Object.fromEntries(
    languages
      .filter(({ code }) => faceLanguage(code) === 'ar')
      .map(({ code, name }) => [code, { outlines: wordOutlines(name, arabic), ...ORIGIN }]),
  );
  const word = () => {
    const { svg, width, height, count } = measuredWord(wordOutlines(firm.drawnName, display));
    return { src: write('word', svg), width, height, count };
  };
  const pictures = Object.entries(homeDrawings).map(([name, draw]) => ({ name, drawing: draw() }));
  return {
    icon: write('icon', iconSvg(firm.logo)),
    mark: firm.logo ? pageLogo(firm.logo) : girihMark(),
    signs: {
      src: write('signs', signsSvg(names, languageNames)),
      nameWidth: wordmarkWidth(names),
      language: Object.keys(languageNames).length > 0 ? languageBox(languageNames) : null,
    },
    fields: Object.fromEntries([
      ...['default', 'landing-pages'].map((name) => [name, write(`field-${name}`, fieldSvg(name))]),
      ...Object.entries(pageFields).map(([name, draw]) => [
        name,
        write(`field-${name}`, pageFieldSvg(draw)),
      ]),
    ]),
    homeField: write('field-home', homeFieldSvg()),
    home: Object.fromEntries(pictures.map(({ name, drawing }) => [name, picture(name, drawing)])),
    /** The same pictures in one file, with a square of each for phones. */
    highlights: {
      src: write(
        'highlights',
        toColumn(
          pictures.map(({ drawing }) => drawing),
          homeSize,
          Object.values(homeSquares),
        ),
      ),
      ...homeSize,
    },
    /** Frames from before the work to after it. The last steps are the smallest. */
    frames: write(
      'frames',
      toFrames(
        Array.from({ length: FRAMES }, (_, index) => {
          const done = 1 - (1 - index / (FRAMES - 1)) ** 2;
          return Object.values(homeDrawings).map((draw) => draw(done));
        }),
        homeSize,
        Object.values(homeSquares),
      ),
    ),
    /** The same pictures as elements of a page. */
    elements: Object.fromEntries(pictures.map(({ name, drawing }) => [name, toElement(drawing)])),
    map: map(),
    documents: { src: write('sheets', sheetsSvg()), names: sheetNames },
    missingTile: picture('missing-tile', missingTile()),
    word: word(),
  };
}
