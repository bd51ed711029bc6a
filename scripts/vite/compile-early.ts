import type { Plugin } from 'vite';

/** From https://v8.dev/blog/explicit-compile-hints. To other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile a whole script in the background when it arrives. The hint must be the
 * file's first text. Vite later writes a list of imports above a `postBanner`.
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
