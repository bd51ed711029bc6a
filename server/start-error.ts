/** The site cannot start. The message is one sentence for the person who tried. */
export class StartError extends Error {
  override name = 'StartError';
}
