export const AREAS = ['app', 'server', 'inbox', 'scripts', 'content', 'styles'] as const;
export type Area = (typeof AREAS)[number];

/** A step of `npm run check` that can notice a defect without any test. */
export type Check = 'content' | 'house rules' | 'lint';

/** A small defect that a colleague could make: one passage of a file, replaced by another. */
export type Mutant = {
  /** In kebab case. */
  id: string;
  area: Area;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The effect that a visitor or an operator would notice, in one sentence. */
  effect: string;
  /** The checks that should notice it. */
  checks?: readonly Check[];
  /**
   * The tests that should notice it in `npm test`, each by the beginning of its path:
   * `app/ui/tooltip` matches `app/ui/tooltip.browser.test.tsx`. Tests in tests/site/ and
   * tests/journeys/ run on a build that has the defect.
   */
  tests?: readonly string[];
  /** More tests that should notice it, but only in `npm run test:all`. */
  testsInFull?: readonly string[];
  /** Set if the build itself should fail. */
  stopsBuild?: true;
};

export type MutantsOfArea = readonly Omit<Mutant, 'area'>[];
