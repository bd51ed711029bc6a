import type { Database } from '#server/database/connect.ts';
import type { Settings } from '#server/env.ts';

/** The terminal or pipe of the command. */
export type Terminal = {
  /** Writes data to standard output. */
  write: (data: string | Uint8Array) => void;
  /** Writes a message to standard error. */
  tell: (line: string) => void;
  /** Its width; undefined when the output goes to a file or another program. */
  columns: number | undefined;
  hasColours: boolean;
  /** @returns the typed line; empty when nobody can type */
  ask: (question: string) => Promise<string>;
  /** Reads all of standard input. */
  readInput: () => Promise<string>;
};

/** The environment of the command. */
export type Surroundings = {
  /** Read on demand, so that help works with invalid settings. */
  settings: () => Settings;
  now: () => number;
  terminal: Terminal;
  /** The folder of the site's code, build and content. */
  projectFolder: string;
  /** The base of relative paths. */
  folder: string;
};

/** What all verbs use. */
export type InboxContext = Surroundings & {
  /** Opens the database during the work. */
  withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  /** Sets the exit code when it is not 0. */
  endWith: (code: number) => void;
};
