import { readSettings } from '#server/env.ts';
import { runInbox } from './run-inbox.ts';
import { processTerminal } from './terminal.ts';

process.exitCode = await runInbox(process.argv.slice(2), {
  settings: () => readSettings(),
  now: Date.now,
  // The script miqyas-inbox runs as the site's user. SUDO_USER names the person who called sudo.
  user: process.env.SUDO_USER ?? process.env.USER ?? 'staff',
  terminal: processTerminal(),
  projectFolder: process.cwd(),
  // npm runs scripts in the project's folder. INIT_CWD is the folder in which the user called npm.
  folder: process.env.INIT_CWD ?? process.cwd(),
});
