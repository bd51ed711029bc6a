import { Command, CommanderError } from 'commander';
import { describeFailure, EXIT } from './failure.ts';
import type { InboxContext, Surroundings } from './inbox-context.ts';
import { openDatabase } from './open-database.ts';
import { terminalSafe, terminalSafeJson } from './terminal-safe.ts';
import { VERBS } from './verbs.ts';

const HELP = `
Moments are shown in Riyadh's time. Data goes to standard output, messages to standard error.
References may have any case, no hyphen, or only a beginning that is unique.

Exit codes:
  0   done
  1   something needs attention: answers are overdue (due), a check failed (doctor), a backup is
      damaged (backup --verify)
  2   not done; the message says why
  70  something unexpected went wrong
`;

/** Runs a command of the inbox. @returns the exit code */
export async function runInbox(words: string[], surroundings: Surroundings): Promise<number> {
  const { terminal, settings } = surroundings;
  let code: number = EXIT.done;
  const context: InboxContext = {
    ...surroundings,
    writeJson: (value) => terminal.write(terminalSafeJson(value)),
    endWith: (given) => {
      code = given;
    },
    withDatabase: async (work) => {
      const database = await openDatabase(settings());
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
  const program = new Command('inbox')
    .usage('<verb> [options]   (npm run --silent inbox -- <verb> [options])')
    .description('Reads and manages what visitors sent.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.tell(text.trimEnd()),
      getOutHelpWidth: () => terminal.columns ?? 100,
      getErrHelpWidth: () => terminal.columns ?? 100,
      getOutHasColors: () => terminal.hasColours,
      getErrHasColors: () => terminal.hasColours,
    })
    .addHelpText('after', HELP);
  for (const add of VERBS) add(program, context);
  try {
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    // Commander has already shown a message. The exit code is 0 if the user asked for help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.notDone;
    const failure = describeFailure(error);
    terminal.tell(terminalSafe(failure.message));
    return failure.code;
  }
}
