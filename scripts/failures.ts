import { problemText } from './content/problem-text.ts';
import type { Problem } from './content/source-file.ts';

export class ContentError extends Error {
  override name = 'ContentError';
}

/** A picture is damaged, or its files are too large. */
export class PictureError extends ContentError {
  override name = 'PictureError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problemText(problem).trim());
    this.problem = problem;
  }
}

/** A command was called with wrong arguments or settings. The message explains the correct use. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A step of the build failed. The message, or the output above it, gives the reason. */
export class BuildError extends Error {
  override name = 'BuildError';
}
