export class ContentError extends Error {
  override name = 'ContentError';
}

/** A command was called with wrong arguments or settings. The message explains the correct use. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A step of the build failed. The message, or the output above it, gives the reason. */
export class BuildError extends Error {
  override name = 'BuildError';
}
