/** Content with mistakes. The message lists all of them. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** A command with wrong arguments or settings. The message explains the correct use. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A failed step. The message, or the output above it, explains the reason. */
export class BuildError extends Error {
  override name = 'BuildError';
}
