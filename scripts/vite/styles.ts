import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { SUGGESTION_FADE } from '../../app/constants.ts';

const NAME = 'virtual:styles';
const SHEET = '/app/styles/site.css';

/**
 * Provides `virtual:styles`, the text of the style sheet. Each page's head contains the text, so
 * that no request blocks the first paint. In the browser's bundle the text is empty.
 */
export function styles(): Plugin {
  let development = false;
  return {
    name: 'styles',
    configResolved: (config) => {
      development = config.command === 'serve';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const before = JSON.stringify(fontsAndConstants());
      if (development) return `import '${SHEET}'; export default ${before}`;
      if (this.environment.name === 'client') return 'export default ""';
      return `import sheet from '${SHEET}?inline'; export default ${before} + sheet.trim()`;
    },
  };
}

function fontsAndConstants(): string {
  return `${readFileSync('generated/fonts.css', 'utf8')}:root{--suggestion-fade:${SUGGESTION_FADE}ms}`;
}
