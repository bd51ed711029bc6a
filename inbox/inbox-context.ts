import type { Database } from '#server/database/connect.ts';
import type { Settings } from '#server/env.ts';

/** Where the command writes, and who can be asked. */
export type Terminal = {
  /** Data, to standard output. */
  write: (data: string | Uint8Array) => void;
  /** A line for whoever runs the command, to standard error. */
  tell: (line: string) => void;
  /** Its width; undefined where the output goes into a file or to another program. */
  columns: number | undefined;
  hasColours: boolean;
  /** @returns the line that was typed; empty where nobody can type */
  ask: (question: string) => Promise<string>;
  /** Everything that comes on standard input. */
  readInput: () => Promise<string>;
};

/** What the surroundings give: everything but the command itself. */
export type Surroundings = {
  /** Read when they are needed, so that help works with wrong ones. */
  settings: () => Settings;
  now: () => number;
  terminal: Terminal;
  /** Where the site's code, build and content are. */
  projectFolder: string;
  /** What relative paths are relative to. */
  folder: string;
};

/** What a verb works with. */
export type InboxContext = Surroundings & {
  /** Opens the database for the time of the work. */
  withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  /** Decides how the command ends, where that is not 0. */
  endWith: (code: number) => void;
};
