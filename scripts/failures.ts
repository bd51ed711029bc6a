/** Content that the site cannot be built from. The message lists every mistake. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** A command that was given what it cannot work with; the message says how to give it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A step that failed; the message, or what stands above it, says why. */
export class BuildError extends Error {
  override name = 'BuildError';
}
