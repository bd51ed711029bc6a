import { findSubmission } from '../find-submission.ts';
import { noteText, writeNote } from '../notes.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addNote: AddVerb = (program, { withDatabase, terminal, writeJson, now }) => {
  addVerb(program, 'note <reference> [text...]', {
    purpose: 'Add a note to a submission, from the arguments or from standard input.',
    examples: [
      ['K7F-4WM "Called back, meeting on Sunday."', ''],
      ['K7F-4WM < minutes.txt', 'a note of several lines'],
    ],
    json: '{ reference, text }',
  }).action(async (reference: string, words: string[], { json }: { json?: true }) => {
    await withDatabase(async (database) => {
      const submission = await findSubmission(database, reference);
      const text = noteText(words.length > 0 ? words.join(' ') : await terminal.readInput());
      await database.transact((transaction) => writeNote(transaction, submission.id, text, now()));
      if (json) return writeJson({ reference: submission.reference, text });
      terminal.tell(`The note to ${submission.reference} is saved.`);
    });
  });
};
