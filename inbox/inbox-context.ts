import type { Database } from '#server/database/connect.ts';
import type { Settings } from '#server/env.ts';

export type Terminal = {
  write: (data: string | Uint8Array) => void;
  tell: (line: string) => void;
  columns: number | undefined;
  hasColours: boolean;
  ask: (question: string) => Promise<string>;
  readInput: () => Promise<string>;
};

export type Surroundings = {
  /** Reads the settings when a command needs them, so that help works with invalid settings. */
  settings: () => Settings;
  now: () => number;
  /** The name of the person at the terminal, for the history of submissions. */
  user: string;
  terminal: Terminal;
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
