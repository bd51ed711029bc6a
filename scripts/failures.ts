/** Content that the site cannot be built from. The message lists every mistake. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** A step that failed; the message, or what stands above it, says why. */
export class BuildError extends Error {
  override name = 'BuildError';
}
