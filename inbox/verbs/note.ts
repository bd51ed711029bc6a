import { Option } from 'commander';
import { handleAll } from '../handle-all.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addNote: AddVerb = (program, context) => {
  addVerb(program, 'note <reference> [text...]', {
    purpose: 'Add a note to a submission, from the arguments or from standard input.',
    examples: [
      ['K7F-4WM "Called back, meeting on Sunday."', ''],
      ['K7F-4WM < minutes.txt', 'a note of several lines'],
    ],
    json: '[{ reference, changed }]',
  })
    .addOption(new Option('--by <name>', 'who writes it, for the history').default(context.user))
    .action(async (reference: string, texts: string[], words: { by: string; json?: true }) => {
      const note = texts.length > 0 ? texts.join(' ') : await context.terminal.readInput();
      await handleAll(
        context,
        [reference],
        { ...words, note },
        { action: 'note' },
        (found) => `The note to ${found} is saved.`,
      );
    });
};
