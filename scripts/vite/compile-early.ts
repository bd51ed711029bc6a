import type { Plugin } from 'vite';

/**
 * See https://v8.dev/blog/explicit-compile-hints. Chromium reads it from version 136; to other
 * browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes the browser compile a whole script in the background when it arrives, instead of each
 * function on the main thread at its first call. The hint must be the file's first text.
 * `postBanner` runs too early, because Vite later writes a list of the file's imports above it.
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
