export const AREAS = ['app', 'server', 'inbox', 'scripts', 'content', 'styles'] as const;
export type Area = (typeof AREAS)[number];

/** The steps of `npm run check` that can notice a defect without a test. */
export type Check = 'content' | 'house rules' | 'lint' | 'no left or right';

/** A small defect that a developer could introduce. */
export type Mutant = {
  id: string;
  area: Area;
  file: string;
  /** The passage to replace, which occurs exactly once in the file. */
  find: string;
  replace: string;
  /** One sentence about what a visitor or an operator would notice. */
  effect: string;
  checks?: readonly Check[];
  /**
   * Tests of `npm test` that should notice the defect. Each text is the beginning of a path, such
   * as `app/ui/tooltip`.
   */
  tests?: readonly string[];
  /** Tests that should notice the defect, but run only in `npm run test:all`. */
  testsInFull?: readonly string[];
  stopsBuild?: true;
};

export type MutantsOfArea = readonly Omit<Mutant, 'area'>[];
