/** The site cannot start. The message is for the person who tried. */
export class StartError extends Error {
  override name = 'StartError';
}
