import type { Plugin } from 'vite';

/** https://v8.dev/blog/explicit-compile-hints; Chromium 136 and later, a comment to all others. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile all of a script in the background when it arrives, and not each
 * function on the page's thread when it is first called. The hint has to be the file's first words,
 * so nothing may write before it: `postBanner` comes too early, Vite names what a file imports
 * later above it.
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
