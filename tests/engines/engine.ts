/** One input device and its actions. WebDriver and WebDriver BiDi use the same format. */
type Input = { type: 'pointer' | 'key'; id: string; actions: Record<string, unknown>[] };

/** A browser with one open page. The tests control it by WebDriver or by WebDriver BiDi. */
export type Engine = {
  /** Opens a URL and waits for the load event. */
  open: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page. The expression must return a promise of a string. */
  evaluate: (expression: string) => Promise<string>;
  act: (inputs: Input[]) => Promise<unknown>;
  /** Chooses a file for a file input. The selector is a CSS selector. */
  chooseFile: (selector: string, filePath: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  quit: () => Promise<unknown>;
};
