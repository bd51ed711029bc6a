import type { Plugin } from 'vite';

/** Chromium reads this hint (https://v8.dev/blog/explicit-compile-hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile a whole script in the background. The hint must be the first text of the
 * file, so `postBanner` does not work.
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
