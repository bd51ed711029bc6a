import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '#content/languages.ts';
import { MOST_WEEKS, SUGGESTION_FADE } from '../../app/constants.ts';
import { GENERATED } from '../generated-folders.ts';
import { fillColours } from './colours.ts';
import { fillDrawings } from './drawings.ts';

const NAME = 'virtual:styles';
const SHEET = '/app/styles/site.css';

/**
 * Provides `virtual:styles`, the text of the style sheet. Pages contain the text, because a request
 * would block the first paint. In the browser's bundle the text is empty.
 */
export function styles(generated = GENERATED): Plugin {
  let development = false;
  return {
    name: 'styles',
    config: () => ({ css: { postcss: { plugins: [fillColours, fillDrawings(generated)] } } }),
    configResolved: (config) => {
      development = config.command === 'serve';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const before = JSON.stringify(
        fontsAndConstants(generated) + weekNumbers() + firmNames(generated),
      );
      if (development) return `import '${SHEET}'; export default ${before}`;
      if (this.environment.name === 'client') return 'export default ""';
      return `import sheet from '${SHEET}?inline'; export default ${before} + sheet.trim()`;
    },
  };
}

function fontsAndConstants(generated: string): string {
  const fonts = readFileSync(`${generated}/fonts.css`, 'utf8');
  return `${fonts}:root{--suggestion-fade:${SUGGESTION_FADE}ms}`;
}

/**
 * Returns rules such as `.to-3{--to:3}`, because the content security policy forbids style
 * attributes.
 */
function weekNumbers(): string {
  // A step after the project gets a column of its own after the last week, so there may be
  // MOST_WEEKS + 1 columns. The last column ends at grid line MOST_WEEKS + 2.
  const numbers = Array.from({ length: MOST_WEEKS + 2 }, (_, index) => index + 1);
  const properties = { from: '--from', to: '--to', of: '--weeks' };
  return Object.entries(properties)
    .flatMap(([name, property]) => numbers.map((n) => `.${name}-${n}{${property}:${n}}`))
    .join('');
}

/** Returns rules such as `:root:lang(en){--firm:"Miqyas"}`, for the foot of printed sheets. */
function firmNames(generated: string): string {
  const rules = languages.map(({ code }) => {
    const { ui } = JSON.parse(readFileSync(`${generated}/content/${code}.json`, 'utf8'));
    return `:root:lang(${code}){--firm:${JSON.stringify(ui.site.name)}}`;
  });
  return `@media print{${rules.join('')}}`;
}
