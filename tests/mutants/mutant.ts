export const AREAS = ['app', 'server', 'inbox', 'scripts', 'content', 'styles'] as const;
export type Area = (typeof AREAS)[number];

/** The steps of `npm run check` that can notice a defect without a test. */
export type Check = 'content' | 'house rules' | 'lint' | 'no left or right';

/** A small defect that a developer could introduce. It replaces one passage of a file. */
export type Mutant = {
  /** The name of the defect in kebab case. */
  id: string;
  area: Area;
  file: string;
  /** The passage to replace. It occurs exactly once in the file. */
  find: string;
  replace: string;
  /** One sentence about what a visitor or an operator would notice. */
  effect: string;
  /** The checks that should notice the defect. */
  checks?: readonly Check[];
  /**
   * Tests of `npm test` that should notice the defect. An entry is the beginning of a path:
   * `app/ui/tooltip` matches `app/ui/tooltip.browser.test.tsx`. Tests in tests/site/ and
   * tests/journeys/ run on a build with the defect.
   */
  tests?: readonly string[];
  /** Tests that should notice the defect, but run only in `npm run test:all`. */
  testsInFull?: readonly string[];
  /** True if the build should fail because of the defect. */
  stopsBuild?: true;
};

export type MutantsOfArea = readonly Omit<Mutant, 'area'>[];
