/** Content that the site cannot be built from. The message lists every mistake. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** A step of the build that failed after saying why. */
export class BuildError extends Error {
  override name = 'BuildError';
}
