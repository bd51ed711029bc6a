/** Thrown if the site cannot start. The message is for the person who starts the site. */
export class StartError extends Error {
  override name = 'StartError';
}
