/** The input of the application's build. */
export const GENERATED = 'generated';

/**
 * The input of the development server and the editor. It is a folder of its own, because a build
 * deletes the files of GENERATED, and must not contain drafts of the editor.
 */
export const GENERATED_FOR_DEVELOPMENT = 'generated-dev';

export function generatedFolder(command: 'build' | 'serve'): string {
  return command === 'build' ? GENERATED : GENERATED_FOR_DEVELOPMENT;
}
