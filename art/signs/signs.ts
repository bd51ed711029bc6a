import { svgFile } from '../drawing.ts';
import { bars } from './bars.ts';
import { coins } from './coins.ts';
import { frieze } from './frieze.ts';
import { networks } from './networks.ts';
import { office } from './office.ts';
import { rules } from './rules.ts';
import { hiringSteps, projectSteps } from './steps.ts';
import { subjects } from './subjects.ts';
import { units } from './units.ts';
import { type Names, wordmarks } from './wordmark.ts';

/**
 * Draws all signs in one file. Pages show single signs of the file with `<use>`.
 * @param names the firm's names
 * @param languageNames the languages' own names
 */
export function signsSvg(names: Names, languageNames: Names): string {
  return svgFile([
    ...coins(),
    ...subjects(),
    ...units(),
    ...bars(),
    ...projectSteps(),
    ...rules(),
    ...hiringSteps(),
    frieze(),
    office(),
    ...networks(),
    wordmarks('name', names),
    wordmarks('language', languageNames),
  ]);
}
