import type { Database } from '#server/database/connect.ts';
import type { Settings } from '#server/env.ts';

export type Terminal = {
  /** Writes data to standard output. */
  write: (data: string | Uint8Array) => void;
  /** Writes a message to standard error. */
  tell: (line: string) => void;
  /** The terminal's width. Undefined if the output goes to a file or to another program. */
  columns: number | undefined;
  hasColours: boolean;
  /** Asks the user a question. @returns an empty string if the input ends without an answer */
  ask: (question: string) => Promise<string>;
  readInput: () => Promise<string>;
};

export type Surroundings = {
  /** Reads the settings when a command needs them, so that help works with invalid settings. */
  settings: () => Settings;
  now: () => number;
  terminal: Terminal;
  /** The project's folder, which contains the site's build and content. */
  projectFolder: string;
  /** The folder in which the user runs the command. Relative file paths start here. */
  folder: string;
};

export type InboxContext = Surroundings & {
  /** Writes a value as JSON, without characters that a terminal would execute. */
  writeJson: (value: unknown) => void;
  withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  endWith: (code: number) => void;
};
