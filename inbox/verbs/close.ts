import type { Transaction } from '#server/database/tables.ts';
import { findSubmissions } from '../find-submission.ts';
import type { InboxContext } from '../inbox-context.ts';
import { noteText, writeNote } from '../notes.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addClose: AddVerb = (program, context) => {
  addVerb(program, 'close <reference...>', {
    purpose: 'Close submissions: they were answered, or need no answer.',
    examples: [
      ['K7F-4WM', 'one'],
      ['K7F-4WM P3H-8RT --note "Answered by telephone."', 'two, each with this note'],
    ],
    json: '[{ reference, changed }]',
  })
    .option('--note <text>', 'a note for each of them')
    .action(async (references: string[], { note, json }: { note?: string; json?: true }) => {
      const text = note === undefined ? undefined : noteText(note);
      await change(context, references, { isClosing: true, json }, async (transaction, id) => {
        if (text !== undefined) await writeNote(transaction, id, text, context.now());
      });
    });
};

export const addReopen: AddVerb = (program, context) => {
  addVerb(program, 'reopen <reference...>', {
    purpose: 'Open closed submissions again.',
    examples: [['K7F-4WM', 'it is open and due again']],
    json: '[{ reference, changed }]',
  }).action((references: string[], { json }: { json?: true }) =>
    change(context, references, { isClosing: false, json }),
  );
};

async function change(
  { withDatabase, terminal, writeJson, now }: InboxContext,
  references: string[],
  { isClosing, json }: { isClosing: boolean; json: true | undefined },
  besides?: (transaction: Transaction, id: string) => Promise<void>,
): Promise<void> {
  const changes = await withDatabase(async (database) => {
    const submissions = await findSubmissions(database, references);
    return database.transact(async (transaction) => {
      const results: { reference: string; changed: boolean }[] = [];
      for (const { id, reference } of submissions) {
        const { numUpdatedRows } = await transaction
          .updateTable('submissions')
          .set({ closed_at: isClosing ? now() : null })
          .where('id', '=', id)
          .where('closed_at', isClosing ? 'is' : 'is not', null)
          .executeTakeFirst();
        await besides?.(transaction, id);
        results.push({ reference, changed: numUpdatedRows > 0 });
      }
      return results;
    });
  });
  if (json) return writeJson(changes);
  const state = isClosing ? 'closed' : 'open';
  for (const { reference, changed } of changes)
    terminal.tell(`${reference} ${changed ? 'is now' : 'was already'} ${state}.`);
}
