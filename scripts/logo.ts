import { existsSync, readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import type { Logo, Shape } from '#art/logo.ts';
import { ContentError } from './failures.ts';

/** Without this file, the site shows a girih star. */
const FILE = 'content/logo.svg';

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'];
/** Shapes inherit the attributes of GROUPS. The elements in LEFT_OUT are not visible. */
const GROUPS = ['svg', 'g'];
const LEFT_OUT = ['title', 'desc', 'metadata'];
const GEOMETRY = 'd cx cy r rx ry x y x1 y1 x2 y2 width height points transform'.split(' ');
const PAINT =
  'fill stroke fill-rule clip-rule stroke-width stroke-linecap stroke-linejoin fill-opacity stroke-opacity opacity'.split(
    ' ',
  );
/** Attributes of the file that the site does not need. */
const IGNORED = /^(xmlns(:\w+)?|version|id|class|viewBox|role|aria-\w+|xml:space|data-\w+)$/;
/** The value of an attribute contains numbers, path commands, names and functions of `transform`. */
const HARMLESS = /^[\w\s.,()#%+-]*$/;
const VIEW_BOX = /^-?[\d.]+[ ,]+-?[\d.]+[ ,]+[\d.]+[ ,]+[\d.]+$/;

export function readLogo(file = FILE): Logo | undefined {
  return existsSync(file) ? parseLogo(readFileSync(file, 'utf8'), file) : undefined;
}

/**
 * Reads a logo of plain shapes in one colour, `currentColor`.
 * @throws ContentError for scripts, styles, references and everything else that is not a shape
 */
export function parseLogo(svg: string, file: string): Logo {
  const refuse = (expected: string, received: string): never => {
    throw new ContentError(`${file}: expected ${expected}, received ${received}`);
  };
  const shapes: Shape[] = [];
  const groups: Record<string, string>[] = [];
  let viewBox = '';
  let leftOut = 0;
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => refuse('an SVG file', message));
  parser.on('doctype', () => refuse('no document type', '<!DOCTYPE>'));
  parser.on('processinginstruction', ({ target }) => refuse('plain shapes', `<?${target}?>`));
  parser.on('opentag', ({ name, attributes }) => {
    if (leftOut > 0 || LEFT_OUT.includes(name)) {
      leftOut += 1;
      return;
    }
    const isGroup = GROUPS.includes(name);
    if (!isGroup && !SHAPES.includes(name))
      refuse(`only ${[...GROUPS, ...SHAPES].join(', ')}`, `<${name}>`);
    if (name === 'svg' && groups.length === 0) viewBox = attributes.viewBox ?? '';
    const own = checked(attributes, name);
    const all = inherited(groups.at(-1), own, isGroup);
    if (isGroup) groups.push(all);
    else shapes.push([name, all]);
  });
  parser.on('closetag', ({ name }) => {
    if (leftOut > 0) leftOut -= 1;
    else if (GROUPS.includes(name)) groups.pop();
  });
  parser.write(svg).close();
  if (!VIEW_BOX.test(viewBox)) refuse('a viewBox such as "0 0 24 24"', viewBox || 'none');
  if (shapes.length === 0) refuse('at least one shape', 'none');
  return { viewBox: viewBox.replaceAll(',', ' ').replace(/ +/g, ' '), shapes };

  function checked(attributes: Record<string, string>, name: string): Record<string, string> {
    const found = Object.entries(attributes).filter(
      ([key]) => !IGNORED.test(key) && !(name === 'svg' && /^(width|height|x|y)$/.test(key)),
    );
    for (const [key, value] of found) {
      if (!GEOMETRY.includes(key) && !PAINT.includes(key))
        refuse(
          `only ${[...PAINT, 'and places and sizes'].join(', ')}`,
          `${name} ${key}="${value}"`,
        );
      if (!HARMLESS.test(value) || /url|script/i.test(value))
        refuse('no reference and no script', `${name} ${key}="${value}"`);
      if (/^(fill|stroke)$/.test(key) && value !== 'none' && value !== 'currentColor')
        refuse('fill and stroke with currentColor or none', `${key}="${value}"`);
    }
    return Object.fromEntries(found);
  }
}

const UNPAINTED = { fill: 'currentColor', stroke: 'none' };

/** A shape without paint is filled, and gets every attribute that it would inherit. */
function inherited(
  outer: Record<string, string> | undefined,
  own: Record<string, string>,
  isGroup: boolean,
): Record<string, string> {
  const transform = [outer?.transform, own.transform].filter(Boolean).join(' ');
  const { transform: _, ...paint }: Record<string, string> = { ...UNPAINTED, ...outer, ...own };
  const all: Record<string, string> = transform ? { ...paint, transform } : paint;
  return isGroup || all.stroke !== 'none' ? { 'stroke-width': '1', ...all } : all;
}
