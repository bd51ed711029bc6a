import type { Plugin } from 'vite';

/**
 * Chromium reads this comment as a hint (https://v8.dev/blog/explicit-compile-hints). Other
 * browsers ignore it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile a whole script in the background when the script arrives. The hint must be
 * the first text of the file. The option `postBanner` does not work, because Vite writes imports
 * above it.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
