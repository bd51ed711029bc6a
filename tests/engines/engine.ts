type Input = { type: 'pointer' | 'key'; id: string; actions: Record<string, unknown>[] };

/** A browser with one open page, controlled by WebDriver or WebDriver BiDi. */
export type Engine = {
  open: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page. The expression must return a promise of a string. */
  evaluate: (expression: string) => Promise<string>;
  act: (inputs: Input[]) => Promise<unknown>;
  chooseFile: (selector: string, filePath: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  quit: () => Promise<unknown>;
};
