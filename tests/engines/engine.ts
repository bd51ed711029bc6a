/** One input device and what it does, in the format that WebDriver and WebDriver BiDi share. */
type Input = { type: 'pointer' | 'key'; id: string; actions: Record<string, unknown>[] };

/** A browser with one open page: only what the protocols of both engines offer. */
export type Engine = {
  /** Opens a URL and waits for the load event. */
  open: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page whose value is the promise of a string. */
  evaluate: (expression: string) => Promise<string>;
  act: (inputs: Input[]) => Promise<unknown>;
  /** Chooses a file for the file input that a CSS selector finds. */
  chooseFile: (selector: string, filePath: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  quit: () => Promise<unknown>;
};
