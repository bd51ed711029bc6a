import type { Database } from '#server/database/connect.ts';
import type { Settings } from '#server/env.ts';

export type Terminal = {
  /** To standard output. */
  write: (data: string | Uint8Array) => void;
  /** To standard error. */
  tell: (line: string) => void;
  /** Undefined when the output goes to a file or another program. */
  columns: number | undefined;
  hasColours: boolean;
  /** @returns an empty line when nobody can type */
  ask: (question: string) => Promise<string>;
  readInput: () => Promise<string>;
};

export type Surroundings = {
  /** A function, so that help works with invalid settings. */
  settings: () => Settings;
  now: () => number;
  terminal: Terminal;
  /** The site's code, build and content. */
  projectFolder: string;
  /** The base of relative paths. */
  folder: string;
};

export type InboxContext = Surroundings & {
  /** Writes JSON that is safe for a terminal. */
  writeJson: (value: unknown) => void;
  withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  endWith: (code: number) => void;
};
