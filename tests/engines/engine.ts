/** One input device and its actions, in the format that WebDriver and WebDriver BiDi share. */
type Input = { type: 'pointer' | 'key'; id: string; actions: Record<string, unknown>[] };

/**
 * A browser with one open page. It has only functions that the protocols of both engines offer.
 */
export type Engine = {
  /** Opens a URL and waits for the load event. */
  open: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page that returns a promise of a string. */
  evaluate: (expression: string) => Promise<string>;
  act: (inputs: Input[]) => Promise<unknown>;
  /** Chooses a file for the file input that a CSS selector matches. */
  chooseFile: (selector: string, filePath: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  quit: () => Promise<unknown>;
};
