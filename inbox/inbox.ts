import { readSettings } from '#server/env.ts';
import { runInbox } from './run-inbox.ts';
import { processTerminal } from './terminal.ts';

// The staff's command line. All side effects start here.

process.exitCode = await runInbox(process.argv.slice(2), {
  settings: () => readSettings(),
  now: Date.now,
  terminal: processTerminal(),
  projectFolder: process.cwd(),
  // npm runs scripts in the project's folder. INIT_CWD is the caller's.
  folder: process.env.INIT_CWD ?? process.cwd(),
});
